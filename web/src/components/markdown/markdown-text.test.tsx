import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { blockElements } from "./block-elements.tsx";
import { readMarkdown } from "./read-markdown.ts";

const html = (text: string) => renderToStaticMarkup(<MemoryRouter>{blockElements(readMarkdown(text))}</MemoryRouter>);

describe("Markdown", () => {
  test.each([
    ["## Huolto\n\nKlo **6–8**.", "<h3>Huolto</h3><p>Klo <strong>6–8</strong>.</p>"],
    ["- yksi\n- *kaksi*", "<ul><li>yksi</li><li><em>kaksi</em></li></ul>"],
    ["3. kolme\n4. neljä", '<ol start="3"><li>kolme</li><li>neljä</li></ol>'],
    ["> lainaus", "<blockquote><p>lainaus</p></blockquote>"],
    ["`a < b`", "<p><code>a &lt; b</code></p>"],
    ["a\n\n---", "<p>a</p><hr/>"],
    ["[ohje](/info/manual)", '<p><a href="/info/manual" data-discover="true">ohje</a></p>'],
    [
      "|A|\n|-|\n|1|",
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ],
  ])("%j", (text, shown) => {
    expect(html(text)).toBe(shown);
  });

  test("a link to another site opens beside the portal and tells it nothing", () => {
    expect(html("[a](https://runko.example/x)")).toBe(
      '<p><a href="https://runko.example/x" target="_blank" rel="noopener noreferrer nofollow">a</a></p>',
    );
  });
});

describe("hostile Markdown is shown as what it is", () => {
  test.each([
    "<script>alert(1)</script>",
    "a <img src=x onerror=alert(1)> b",
    "<svg onload=alert(1)>",
    "<iframe src=https://evil.example></iframe>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt&colon;alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](//evil.example)",
    "<javascript:alert(1)>",
    "![x](https://evil.example/pixel.png)",
    '![x](x" onerror="alert(1))',
    "[x]: javascript:alert(1)\n\n[x]",
    "`<script>alert(1)</script>`",
    '```"><script>\n<script>alert(1)</script>\n```',
    "<style>*{display:none}</style>",
    "<!-- --><script>alert(1)</script>",
    "| <script>a</script> |\n|-|\n| <img src=x onerror=a> |",
  ])("%j", (text) => {
    const shown = html(text);
    expect(shown).not.toMatch(/<(?!\/?(?:p|code|pre|table|thead|tbody|tr|th|td|a|h3|ul|li)\b)/);
    expect(shown).not.toMatch(/<[^>]+\s(?!href=|target=|rel=|scope=|data-discover=)[\w-]+=/);
    expect(shown).not.toMatch(/href="(?!https?:|mailto:|\/[^/])/);
  });

  test.each([">".repeat(20_000), "- ".repeat(10_000), "*".repeat(20_000), "[".repeat(20_000), "**a ".repeat(5000)])(
    "however deep it nests",
    (text) => {
      expect(html(text).length).toBeGreaterThan(0);
    },
  );
});
