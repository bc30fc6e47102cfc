import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { openBrowser } from '../browser.ts'
import { personAt } from '../person.ts'
import { fillTable } from './large/fill-table.ts'
import { CUSTOMER, signInTo, writeAs } from './live.ts'
import { type Demo, type WhileStopped, withLocalCloud } from './local-cloud.ts'
import { type Figure, median } from './measure.ts'

const CONVERSATIONS = Number(process.env.LARGE_CONVERSATIONS ?? 50_000)
const MESSAGES = Number(process.env.LARGE_MESSAGES ?? 20_000)
/** A dealership's desk computer, beside the one that measures. */
const SLOWDOWN = 4
const MOST_MS = 1_000
const MOST_NODES = 1_500
const ROUNDS = 5
/** Pages of either list that somebody scrolls through. */
const PAGES = 20

const CHATS = 'a[href="/chats"]'
const ROW = '.chat-rows [data-contact]'
const MESSAGE = '[role=log] article'

/** Cost of a large dealership's list, and of a thread of years, in a browser. */
export async function measureLarge(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async (demo, whileStopped) => {
      await fill(demo, whileStopped)
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await signInTo(page, demo)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      const [lists, pointed, touched]: [Opened[], Opened[], Opened[]] = [[], [], []]
      for (let round = 0; round < 2 * ROUNDS; round++) {
        await page.goto(`${demo.url}/dashboard`)
        await page.locator(CHATS).first().waitFor()
        await wait(MOST_MS)
        lists.push(await open(page, CHATS, ROW))
        const isPointed = round % 2 === 0
        if (isPointed) await moveTo(page, ROW)
        const threads = isPointed ? pointed : touched
        threads.push(await open(page, ROW, MESSAGE))
      }
      const scrolled = [await scroll(page, '.chat-rows', 'down'), await scroll(page, '[role=log]', 'up')]
      return [
        ...figures(`list of ${CONVERSATIONS} conversations`, lists),
        ...figures(`thread of ${MESSAGES} messages`, pointed),
        ...figures('the same by a first touch, with which its code is loaded', touched),
        ofNodes(`elements of the page after ${PAGES} pages of the list, and of the thread`, scrolled),
      ]
    })
  } finally {
    await browser.close()
  }
}

async function fill(demo: Demo, whileStopped: WhileStopped) {
  await writeAs(demo.url, 'First of all: hello')
  const owner = personAt(demo.url)
  await owner.post('/api/auth/login', demo)
  const { body: me } = await owner.get('/api/me')
  const org = provenOrg(me.organization_data.id)
  await whileStopped(() => fillTable(demo, org, { conversations: CONVERSATIONS, messages: MESSAGES, from: CUSTOMER }))
}

interface Opened {
  milliseconds: number
  longest: number
  nodes: number
}

/** Moves there as a mouse does, slowly enough for the code that its first move loads. */
async function moveTo(page: Page, wanted: string) {
  await page.locator(wanted).first().hover()
  await wait(MOST_MS / 2)
}

/** From a click until the first of what it opens is in the page. */
const open = (page: Page, act: string, seen: string): Promise<Opened> =>
  page.evaluate(
    async ([clicked = '', wanted = '']) => {
      const tasks: number[] = []
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      })
      const start = performance.now()
      document.querySelector<HTMLElement>(clicked)?.click()
      while (!document.querySelector(wanted)) await new Promise(requestAnimationFrame)
      const milliseconds = performance.now() - start
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      return { milliseconds, longest: Math.max(0, ...tasks), nodes: document.querySelectorAll('*').length }
    },
    [act, seen],
  )

/** Goes to the end of what is loaded, again and again; answers how many elements there are then. */
async function scroll(page: Page, scroller: string, way: 'down' | 'up'): Promise<number> {
  for (let n = 0; n < PAGES; n++) {
    await page.locator(scroller).evaluate((element, to) => {
      element.scrollTop = to === 'down' ? element.scrollHeight : 0
    }, way)
    await wait(500)
  }
  return page.evaluate(() => document.querySelectorAll('*').length)
}

function figures(what: string, opened: Opened[]): Figure[] {
  const ms = median(opened.map(({ milliseconds }) => milliseconds))
  const longest = Math.max(...opened.map((one) => one.longest))
  return [
    {
      measure: `${what}, opened in the workspace at ${SLOWDOWN} × slow-down: until its content stands there; longest task`,
      floor: '—',
      ours: `${Math.round(ms)} ms; ${Math.round(longest)} ms`,
      reach: `≤ ${MOST_MS} ms`,
      isReached: ms <= MOST_MS,
    },
    ofNodes(
      'elements of the page then',
      opened.map(({ nodes }) => nodes),
    ),
  ]
}

function ofNodes(measure: string, nodes: number[]): Figure {
  const most = Math.max(...nodes)
  return {
    measure,
    floor: '—',
    ours: nodes.length > 2 ? String(most) : nodes.join(', '),
    reach: `≤ ${MOST_NODES}`,
    isReached: most <= MOST_NODES,
  }
}
