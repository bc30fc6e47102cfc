import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { RIGHTS } from '#contract/rights.ts'
import { openBrowser } from '../browser.ts'
import { type Figure, median, ratio } from './measure.ts'

const CONTACTS = 10_000
const MOST_NODES = 1500
/** With fewer, it fell over. */
const LEAST_NODES = 300
const ROUNDS = 15
/** A dealership's desk computer, beside the one that measures. */
const SLOWDOWN = 4

/** Cost of the board in a browser with all its cards loaded. */
export async function measureBoardMount(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await prepare(page)
    const [lists, boards]: number[][] = [[], []]
    let nodes = 0
    for (let round = 0; round < ROUNDS; round++) {
      lists?.push((await mount(page, 'list')).milliseconds)
      const mounted = await mount(page, 'board')
      boards?.push(mounted.milliseconds)
      nodes = mounted.nodes
      if (nodes < LEAST_NODES) throw new Error('The board did not come up.')
    }
    const moved: number[] = []
    for (let round = 0; round < ROUNDS; round++) moved.push((await move(page)).milliseconds)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const slow = { mount: await mount(page, 'board'), move: await move(page) }
    const printed = (measure: string, ours: string): Figure => ({ measure, floor: '—', ours, reach: 'printed' })
    const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`
    return [
      ratio(
        `mount of the board with ${CONTACTS} cards, against a plain windowed list`,
        median(boards ?? []),
        median(lists ?? []),
        1.5,
        'ms',
      ),
      {
        measure: 'elements of the page then',
        floor: '—',
        ours: String(nodes),
        reach: `≤ ${MOST_NODES}`,
        isReached: nodes <= MOST_NODES,
      },
      printed('one move of a card then', ms(median(moved))),
      printed(
        `longest task at ${SLOWDOWN} × slow-down: mount, one move`,
        `${ms(slow.mount.milliseconds)}, ${ms(slow.move.milliseconds)}`,
      ),
    ]
  } finally {
    await browser.close()
  }
}

type Bench = { mount: (what: 'board' | 'list') => Mounted; move: () => Mounted }
type Mounted = { milliseconds: number; nodes: number }
const mount = (page: Page, what: 'board' | 'list') =>
  page.evaluate((wanted) => (window as unknown as { bench: Bench }).bench.mount(wanted), what)
const move = (page: Page) => page.evaluate(() => (window as unknown as { bench: Bench }).bench.move())

/** A page with the bundle of `board/mount.tsx` and the board's styles. */
async function prepare(page: Page) {
  const entry = join(import.meta.dirname, 'board/mount.tsx')
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.woff2': 'empty', '.wav': 'empty' },
  })
  const styles = ['pipeline', 'card', 'card-icons', 'phone'].map((name) =>
    readFile(join(import.meta.dirname, `../../web/src/features/pipeline/${name}.css`), 'utf8'),
  )
  // At an address of its own: a page without one has no storage, which the language is read from.
  const body = '<!doctype html><title>Board</title><body></body>'
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('**/api/me', (route) => route.fulfill({ json: { language: 'en', rights: RIGHTS } }))
  await page.route('**/api/me/**', (route) => route.fulfill({ json: {} }))
  await page.goto('http://board.test/')
  await page.addStyleTag({ content: (await Promise.all(styles)).join('') })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
}
