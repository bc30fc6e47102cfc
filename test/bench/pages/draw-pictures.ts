import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'

/** The sizes that a page asks for. */
const WIDTHS = [240, 480, 800, 1200]

/** Pictures as heavy as a dealer's photographs (800 × 600 is some 90 kB), in every size, at `pictures/<w>/<h>/<n>.jpg`. */
export async function drawPictures(browser: Browser, folder: string, count: number) {
  const page = await browser.newPage()
  for (const width of WIDTHS) {
    const height = (width * 3) / 4
    const files = join(folder, 'pictures', String(width), String(height))
    mkdirSync(files, { recursive: true })
    for (let n = 1; n <= count; n++) {
      const base64 = await page.evaluate(draw, { width, height, n })
      writeFileSync(join(files, `${n}.jpg`), Buffer.from(base64, 'base64'))
    }
  }
  await page.close()
}

/** Runs in the page: a sky, a road, and as much detail as leaves and gravel have. */
function draw({ width, height, n }: { width: number; height: number; n: number }): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing.')
  const sky = pen.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, `hsl(${n * 40} 50% 70%)`)
  sky.addColorStop(1, '#333')
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
  const scale = width / 800
  for (let i = 0; i < 9000; i++) {
    const [x, y] = [((i * 7919) % 800) * scale, ((i * 104_729) % 600) * scale]
    pen.fillStyle = `hsl(${(i * 37) % 360} 25% ${30 + (i % 40)}% / 45%)`
    pen.fillRect(x, y, 4 * scale, 3 * scale)
  }
  return canvas.toDataURL('image/jpeg', 0.72).split(',')[1] ?? ''
}
