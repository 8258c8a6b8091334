/** How well the words on a page can be read over what really lies under them, picture and layers included. */
import { type Page } from '@playwright/test';
import sharp from 'sharp';

/** One line of text: where it stands, its colour as seen, and how it is set. */
interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: readonly [red: number, green: number, blue: number, alpha: number];
  /** 24 px, or 18.66 px and bold: what WCAG calls large. */
  readonly large: boolean;
}

/** Every line of text that can be seen, but for what belongs to a control that is off. Runs in the browser. */
function linesOn(): Line[] {
  const parsed = (colour: string): [number, number, number, number] => {
    const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return [r, g, b, a];
  };
  const opacityOf = (element: Element): number => {
    let product = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      product *= Number(getComputedStyle(at).opacity);
    return product;
  };
  const paints = (element: Element): boolean => {
    const style = getComputedStyle(element);
    if (element instanceof SVGGraphicsElement) return element.tagName !== 'svg' && style.fill !== 'none';
    return element.tagName === 'IMG' || style.backgroundImage !== 'none' || parsed(style.backgroundColor)[3] > 0.5;
  };
  /** Nothing painted lies over it there. */
  const isSeen = (element: Element, x: number, y: number): boolean => {
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === element || above.contains(element) || element.contains(above)) return true;
      if (paints(above)) return false;
    }
    return false;
  };
  /** What is left of a rectangle inside everything that cuts off what stands over its edge. */
  const cut = (element: Element, rect: DOMRect): [left: number, top: number, right: number, bottom: number] => {
    let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const edge = at.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return [Math.max(0, left), Math.max(0, top), Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
  };
  // What lets taps through lies over words as well.
  const all = document.head.appendChild(document.createElement('style'));
  all.textContent = '* { pointer-events: auto !important }';
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || ['STYLE', 'SCRIPT', 'TITLE', 'NOSCRIPT'].includes(element.tagName)) continue;
    if (element.closest('[aria-disabled="true"],[disabled]') !== null) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const style = getComputedStyle(element);
    const [r, g, b, a] = parsed(element instanceof SVGElement ? style.fill : style.color);
    const alpha = a * opacityOf(element);
    // On its way in or out.
    if (alpha < 0.1) continue;
    const size = parseFloat(style.fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const [x, y, right, bottom] = cut(element, rect);
      if (right - x < 3 || bottom - y < rect.height / 2) continue;
      const corners = [0.2, 0.5, 0.8].map((part) => isSeen(element, x + (right - x) * part, (y + bottom) / 2));
      if (corners.includes(false)) continue;
      // Letters stand in the middle of their line.
      const inset = (bottom - y) * 0.18;
      lines.push({
        text,
        x,
        y: y + inset,
        width: right - x,
        height: bottom - y - 2 * inset,
        colour: [r, g, b, alpha],
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      });
    }
  }
  all.remove();
  return lines;
}

const WITHOUT_WORDS = `
  * { color: transparent !important; -webkit-text-fill-color: transparent !important; caret-color: transparent !important; }
  text, tspan { fill: transparent !important; stroke: transparent !important; }
`;

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (r: number, g: number, b: number): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

export interface Reading {
  readonly text: string;
  readonly ratio: number;
  readonly needed: number;
}

/** Of each line the contrast with the pixels under it, of which a tenth may be worse. */
export async function readingsOn(page: Page): Promise<readonly Reading[]> {
  const lines = await page.evaluate(linesOn);
  const hidden = await page.addStyleTag({ content: WITHOUT_WORDS });
  const picture = await page.screenshot({ scale: 'css' });
  await hidden.evaluate((style) => (style as unknown as { remove(): void }).remove());
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.map(({ text, x, y, width, height, colour: [r, g, b, alpha], large }) => {
    const ratios: number[] = [];
    for (let row = Math.floor(y); row < Math.min(info.height, y + height); row++) {
      for (let column = Math.floor(x); column < Math.min(info.width, x + width); column++) {
        const at = (row * info.width + column) * info.channels;
        const under = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
        const seen = [r, g, b].map((value, i) => value * alpha + (under[i] ?? 0) * (1 - alpha));
        const [light, dark] = [luminance(...under), luminance(seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0)].sort(
          (one, other) => other - one,
        );
        ratios.push(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05));
      }
    }
    ratios.sort((one, other) => one - other);
    return { text, ratio: ratios[Math.floor(ratios.length / 10)] ?? 21, needed: large ? 3 : 4.5 };
  });
}

/** The lines that cannot be read well enough. */
export const hardToRead = async (page: Page): Promise<readonly string[]> =>
  (await readingsOn(page))
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ text, ratio, needed }) => `${ratio.toFixed(2)} of ${needed}: ${text.slice(0, 60)}`);
