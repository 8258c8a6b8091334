/**
 * `npm run assets`: draws the app icon, the splash picture, the favicon and the icons of the web app from the SVG below
 * and writes the PNGs in `assets/` and `public/icons/`. The art is our own. Needs a Chromium (see `browser.ts`); the PNGs are committed, so nobody else does.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { compassRose } from '@/ui/icons/compassRoseShapes';
import { CHROMIUM_FLAGS, findChromium } from './browser';

const SEA = { high: '#1d557a', mid: '#123a56', low: '#0a1f30' };
const BRASS = { bright: '#f6d488', base: '#e0b45a', shaded: '#a8782a' };

interface Look {
  readonly bright: string;
  readonly shaded: string;
  readonly ring: string;
}

const BRASS_LOOK: Look = { bright: BRASS.bright, shaded: BRASS.shaded, ring: BRASS.base };
/** Android's themed icons use only how opaque a pixel is. */
const SHAPE_LOOK: Look = { bright: '#ffffff', shaded: '#ffffff80', ring: '#ffffffc0' };
const GREY_LOOK: Look = { bright: '#ffffff', shaded: '#8c8c8c', ring: '#c4c4c4' };
const INK_LOOK: Look = { bright: '#b8862c', shaded: '#7a5312', ring: '#8a6116' };

/** The rose, `size` of 1000 units across, in the middle of the picture. */
const rose = (look: Look, size: number): string => {
  const { stars, rings, ticks } = compassRose();
  const points = stars.map(
    ({ bright, shaded }) => `<path d="${shaded}" fill="${look.shaded}"/><path d="${bright}" fill="${look.bright}"/>`,
  );
  const circles = rings.map(
    ({ radius, width }) => `<circle cx="500" cy="500" r="${radius}" stroke-width="${width * 1.6}" fill="none"/>`,
  );
  return `
    <g transform="translate(500 500) scale(${size / 1000}) translate(-500 -500)">
      <g stroke="${look.ring}" opacity="0.9">${circles.join('')}<path d="${ticks}" stroke-width="7"/></g>
      ${points.join('')}
    </g>`;
};

const SEA_FILL = `
  <defs>
    <radialGradient id="sea" cx="0.5" cy="0.42" r="0.75">
      <stop offset="0" stop-color="${SEA.high}"/><stop offset="0.55" stop-color="${SEA.mid}"/>
      <stop offset="1" stop-color="${SEA.low}"/>
    </radialGradient>
  </defs>
  <rect width="1000" height="1000" fill="url(#sea)"/>
  <g fill="none" stroke="#ffffff" stroke-opacity="0.07" stroke-width="14" stroke-linecap="round">${[760, 830, 900, 970]
    .map((y, row) => `<path d="M${row % 2 === 0 ? -100 : -175} ${y}${'q37.5 -34 75 0t75 0'.repeat(9)}"/>`)
    .join('')}</g>`;

/** On Android the launcher shows the middle 66 of 108 for certain, and rounds, squares or squircles the rest away. */
const ADAPTIVE = 560;

const TILE = `<clipPath id="tile"><rect width="1000" height="1000" rx="220"/></clipPath>`;

const PICTURES: readonly { file: string; pixels: number; svg: string; clear?: boolean }[] = [
  { file: 'assets/icon.png', pixels: 1024, svg: SEA_FILL + rose(BRASS_LOOK, 860) },
  { file: 'assets/icon-dark.png', pixels: 1024, svg: rose(BRASS_LOOK, 860), clear: true },
  { file: 'assets/icon-tinted.png', pixels: 1024, svg: rose(GREY_LOOK, 860), clear: true },
  { file: 'assets/adaptive-foreground.png', pixels: 1024, svg: rose(BRASS_LOOK, ADAPTIVE), clear: true },
  { file: 'assets/adaptive-background.png', pixels: 1024, svg: SEA_FILL },
  { file: 'assets/adaptive-monochrome.png', pixels: 1024, svg: rose(SHAPE_LOOK, ADAPTIVE), clear: true },
  { file: 'assets/splash.png', pixels: 800, svg: rose(INK_LOOK, 1000), clear: true },
  { file: 'assets/splash-dark.png', pixels: 800, svg: rose(BRASS_LOOK, 1000), clear: true },
  {
    file: 'assets/favicon.png',
    pixels: 96,
    svg: `${TILE}<g clip-path="url(#tile)">${SEA_FILL}${rose(BRASS_LOOK, 980)}</g>`,
    clear: true,
  },
  ...[192, 512].map((pixels) => ({
    file: `public/icons/icon-${pixels}.png`,
    pixels,
    svg: `${TILE}<g clip-path="url(#tile)">${SEA_FILL}${rose(BRASS_LOOK, 860)}</g>`,
    clear: true,
  })),
  // A launcher may cut anything off outside the middle four fifths.
  { file: 'public/icons/maskable-512.png', pixels: 512, svg: SEA_FILL + rose(BRASS_LOOK, 700) },
  { file: 'public/icons/apple-touch-icon.png', pixels: 180, svg: SEA_FILL + rose(BRASS_LOOK, 860) },
];

const main = async (): Promise<void> => {
  const root = path.resolve(__dirname, '../..');
  for (const folder of ['assets', 'public/icons']) mkdirSync(path.join(root, folder), { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  for (const { file, pixels, svg, clear = false } of PICTURES) {
    const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block}</style>
       <svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 1000 1000">${svg}</svg>`,
    );
    await page.screenshot({ path: path.join(root, file), omitBackground: clear });
    await page.close();
  }
  await browser.close();
  console.log(`written: ${PICTURES.map(({ file }) => file).join(', ')}`);
};

void main();
