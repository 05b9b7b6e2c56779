import { crc32, deflateSync } from "node:zlib";
import { int, type Random } from "../chance/random.ts";

const width = 320;
const height = 220;

/** Ground, road, building, the site, water. */
const palette = Buffer.from([0xee, 0xf1, 0xe6, 0xff, 0xff, 0xff, 0xc9, 0xbf, 0xae, 0xc6, 0x28, 0x28, 0xa9, 0xcf, 0xe6]);
const [ground, road, building, site, water] = [0, 1, 2, 3, 4] as const;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function encode(pixels: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: 6 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A small map as a PNG: roads, buildings, a pond, and the site marked in the middle. */
export function makeMapPicture(random: Random): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(ground);
  const fill = (left: number, top: number, wide: number, high: number, colour: number) => {
    for (let y = Math.max(top, 0); y < Math.min(top + high, height); y += 1)
      pixels.fill(colour, y * width + Math.max(left, 0), y * width + Math.min(left + wide, width));
  };
  for (let count = int(random, 9, 16); count > 0; count -= 1)
    fill(int(random, 0, width - 30), int(random, 0, height - 24), int(random, 14, 34), int(random, 12, 26), building);
  fill(int(random, 0, 60), int(random, 0, 40), int(random, 50, 90), int(random, 20, 36), water);
  for (let count = int(random, 2, 3); count > 0; count -= 1) fill(0, int(random, 10, height - 20), width, 9, road);
  for (let count = int(random, 2, 3); count > 0; count -= 1) fill(int(random, 10, width - 20), 0, 9, height, road);
  fill(width / 2 - 7, height / 2 - 7, 14, 14, site);
  return encode(pixels);
}
