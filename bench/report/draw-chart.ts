import type { Figure } from "./figure.ts";

const colours: Record<string, string> = {
  runko: "#1f5fae",
  floor: "#8a949e",
  "floor with rights": "#55606b",
  loopback: "#c2410c",
};
const left = 130;
const bar = 16;
const width = 520;

const text = (x: number, y: number, words: string, extra = "") =>
  `<text x="${x}" y="${y}" ${extra}>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;

/** Bars of requests per second for each call, each call on its own scale. */
export function drawChart(figures: readonly Figure[], amount: number): string {
  const calls = [...new Set(figures.map(({ call }) => call))];
  const lines: string[] = [
    text(10, 22, `Requests per second, ${amount.toLocaleString("en-US")} documents`, 'font-weight="600"'),
  ];
  let y = 40;
  for (const call of calls) {
    const peers = figures.filter((figure) => figure.call === call);
    const most = Math.max(...peers.map(({ perSecond }) => perSecond));
    lines.push(text(10, y + 13, call));
    for (const { peer, perSecond } of peers) {
      const length = Math.max(1, (perSecond / most) * width);
      lines.push(
        `<rect x="${left}" y="${y}" width="${length.toFixed(1)}" height="${bar - 2}" fill="${colours[peer] ?? "#555"}"/>`,
        text(left + length + 6, y + 12, `${perSecond.toFixed(0)} ${peer}`, 'font-size="11"'),
      );
      y += bar;
    }
    y += 12;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 110} ${y}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${lines.join("\n")}
</svg>
`;
}
