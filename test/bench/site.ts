import type { Browser } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { signInTo } from './live.ts'
import { type Demo, withLocalCloud } from './local-cloud.ts'
import { type Figure, median, ratio } from './measure.ts'
import { visit } from './pages/visit.ts'
import { bareSize } from './site/bare-size.ts'
import { bytesOf, codeOf } from './site/code-of.ts'
import { isFull, scoreOf } from './site/lighthouse.ts'

const ROUNDS = 5
const MOST_PAINT_MS = 1000
const MOST_SHELL_KB = 250
const MOST_ROUTE_KB = 60
const ROUTES = [
  '/dashboard',
  '/chats',
  '/sales-classification',
  '/contacts',
  '/inventory',
  '/message-templates',
  '/calendar',
  '/notifications',
  '/calls',
  '/calls-history',
  '/settings',
  '/reports',
]

/** Cost of the public pages on a phone, their Lighthouse scores, and the size of the workspace's code. */
export async function measureSite(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async (demo) => [
      ...(await ofLanding(browser, demo)),
      ...(await ofWorkspace(browser, demo)),
      ...(await ofLighthouse(demo.url, await shownPages(browser, demo))),
    ])
  } finally {
    await browser.close()
  }
}

async function ofLanding(browser: Browser, { url }: Demo): Promise<Figure[]> {
  const page = await browser.newPage()
  const code = bytesOf(await codeOf(page, url)) / 1000
  await page.close()
  const paints: number[] = []
  for (let round = 0; round < ROUNDS; round++) paints.push((await visit(browser, url)).largestPaintMs)
  const paint = median(paints)
  return [
    ratio('landing page: its code, against React and its router alone', code, (await bareSize()) / 1000, 1.25, 'kB'),
    {
      measure: 'landing page: largest paint on a phone with slow 4G',
      floor: '—',
      ours: `${paint.toFixed(0)} ms`,
      reach: `≤ ${MOST_PAINT_MS} ms`,
      isReached: paint <= MOST_PAINT_MS,
    },
  ]
}

/** Code loaded by all of its pages is the shell; the rest is the page's own. */
async function ofWorkspace(browser: Browser, demo: Demo): Promise<Figure[]> {
  const codes: [string, Map<string, number>][] = []
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signInTo(await context.newPage(), demo)
  for (const path of ROUTES) {
    const page = await context.newPage()
    codes.push([path, await codeOf(page, demo.url + path)])
    await page.close()
  }
  await context.close()
  const isShell = ([name]: [string, number]) => codes.every(([, code]) => code.has(name))
  const shell = [...(codes[0]?.[1] ?? [])].filter(isShell)
  const own = codes.map(([path, code]) => [path, [...code].filter((file) => !isShell(file))] as const)
  return [
    size('workspace: what every page loads', bytesOf(shell), MOST_SHELL_KB),
    ...own.map(([path, code]) => size(`workspace: what ${path} adds`, bytesOf(code), MOST_ROUTE_KB)),
    await ofVoiceClient(demo, new Set(codes.flatMap(([, code]) => [...code.keys()]))),
  ]
}

/** The SDK's own words in the chunk that it is in. */
const VOICE_CLIENT = '[Twilio.Device class]'

/** The voice client comes with 'Start Call Service', and with nothing before it. */
async function ofVoiceClient({ url }: Demo, scripts: Set<string>): Promise<Figure> {
  const codes = await Promise.all([...scripts].map(async (path) => (await fetch(url + path)).text()))
  const bytes = codes.filter((code) => code.includes(VOICE_CLIENT)).reduce((sum, { length }) => sum + length, 0)
  return {
    measure: 'workspace: the voice client in all that these pages load',
    floor: '—',
    ours: `${bytes} bytes`,
    reach: '0 bytes',
    isReached: bytes === 0,
  }
}

const size = (measure: string, bytes: number, mostKB: number): Figure => ({
  measure: `${measure}, compressed`,
  floor: '—',
  ours: `${(bytes / 1000).toFixed(1)} kB`,
  reach: `≤ ${mostKB} kB`,
  isReached: bytes <= mostKB * 1000,
})

/** A vehicle's page and its dealer's. */
async function shownPages(browser: Browser, demo: Demo): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInTo(page, demo)
  await page.goto(`${demo.url}/inventory`)
  const vehicle = (await page.locator('a[href^="/vehicle/"]').first().getAttribute('href')) ?? ''
  await page.goto(demo.url + vehicle)
  const dealer = (await page.locator('a[href*="/dealer/"]').first().getAttribute('href')) ?? ''
  await page.close()
  return [vehicle, new URL(dealer, demo.url).pathname]
}

async function ofLighthouse(url: string, shown: string[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of ['/', '/login', '/signup', ...shown]) {
    const score = await scoreOf(url + path)
    const points = Object.entries(score.points).map(([category, each]) => `${category} ${each}`)
    figures.push({
      measure: `Lighthouse, phone: ${path.replace(/[0-9A-Z]{26}/, '{id}')}`,
      floor: '—',
      ours: [points.join(', '), ...score.faults].join('; '),
      reach: '100 each',
      isReached: isFull(score),
    })
  }
  return figures
}
