import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Language } from '#contract/language.ts'
import { type Client, openCloud } from '../cloud.ts'
import { borrowPage, closePage, givePageBack, newPage } from './lent-pages.ts'

/** The browser writes down every answer of 4xx, and what it asks for while a story has it offline. */
const REFUSED = /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/

/**
 * Pages of a real browser for the tests of a file. Nothing may be complained of on any of them: no error on the console,
 * no breach of the Content-Security-Policy, no exception, no answer of 5xx.
 */
export function usePages() {
  let base = ''
  const opened: Page[] = []
  const kept: { as?: Client; wants: string; page: Promise<Page> }[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    base = (await openCloud()).url
  })
  afterEach(async ({ task }) => {
    const close = task.result?.state === 'fail' ? closePage : givePageBack
    for (const page of opened.splice(0)) await close(page)
    if (close === closePage) await endKept(close)
    expect(complaints.splice(0)).toEqual([])
  })
  afterAll(() => endKept(givePageBack))
  async function endKept(end: (page: Page) => Promise<void>) {
    for (const { page } of kept.splice(0)) await page.then(end).catch(() => undefined)
  }

  /**
   * Leads the one page that somebody has in this file to an address: loaded once, then as by a link in it. It keeps what
   * a browser keeps; the screen before is left, its toasts and its answers by `route` are gone. A second person (`as`)
   * has a second page. Another language is loaded anew.
   */
  async function visit(path: string, options: Visit = {}): Promise<Page> {
    const { as, viewport = SIZE, colorScheme = 'light', language, ...rest } = options
    const chooseLanguage = async () => language && as?.patch('/api/me', { language })
    const wants = JSON.stringify(rest)
    const found = kept.find((one) => one.as === as && one.wants === wants)
    if (!found) {
      const coming = chooseLanguage().then(() => open(path, { as, viewport, colorScheme, ...rest }))
      kept.push({ as, wants, page: coming })
      const page = await coming
      opened.splice(opened.indexOf(page), 1)
      return page
    }
    const page = await found.page
    await page.unrouteAll()
    const { isWorkspace, lang } = await page.evaluate(() => ({
      isWorkspace: document.querySelector('#root main') !== null,
      lang: document.documentElement.lang,
    }))
    const isLed = as && isWorkspace && (!language || language === lang)
    await (isLed ? leave(page) : chooseLanguage())
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await (isLed ? goTo(page, path) : page.goto(base + path))
    if (as && language) await page.locator(`html[lang=${language}]`).waitFor()
    return page
  }

  /** A page that keeps nothing yet, or one of somebody who is signed in: for a story about a browser's beginning. */
  async function open(path: string, options: BrowserContextOptions & { as?: Client } = {}): Promise<Page> {
    const { as, ...rest } = options
    const page = await (as ? borrowPage(rest, base) : newPage(rest))
    opened.push(page)
    if (as) await page.context().addCookies(cookiesOf(as))
    page.on('console', (message) => {
      if (message.type() === 'error' && !REFUSED.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (answer) => {
      if (answer.status() >= 500) complaints.push(`${answer.status()} ${answer.url()}`)
    })
    await page.goto(base + path)
    return page
  }

  /**
   * One page for the tests of a file or a describe, loaded once: each goes on from where the one before has left it. After
   * a test that failed the next begins with a new one.
   */
  function keepPage(load: () => Promise<Page>): () => Promise<Page> {
    let kept: Promise<Page> | undefined
    const end = async (how: (page: Page) => Promise<void>) => {
      const page = await kept?.catch(() => undefined)
      kept = undefined
      if (page) await how(page)
    }
    afterEach(({ task }) => (task.result?.state === 'fail' ? end(closePage) : undefined))
    afterAll(() => end(givePageBack))
    return () => {
      kept ??= load().then((page) => {
        opened.splice(opened.indexOf(page), 1)
        return page
      })
      return kept
    }
  }

  const cookiesOf = ({ jar }: Client) =>
    [...jar].map(([name, { value, path, flags }]) => ({
      name,
      value,
      path,
      domain: new URL(base).hostname,
      httpOnly: /HttpOnly/.test(flags),
      sameSite: /Strict/.test(flags) ? ('Strict' as const) : ('Lax' as const),
    }))

  return { visit, open, keepPage, baseOf: () => base }
}

const SIZE = { width: 1280, height: 720 }
type Visit = Omit<BrowserContextOptions, 'viewport' | 'colorScheme'> & {
  as?: Client
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  /** The language that they choose before. */
  language?: Language
}

/** To a page that has nothing of its own: nothing is left of the screen before, nor drawn once more in another look. */
async function leave(page: Page) {
  const field = page.locator('main [data-begins-here] input')
  // The screen before may still be on a way of its own.
  const isThere = async () => {
    if (new URL(page.url()).pathname !== '/search') await goTo(page, '/search')
    return field.isVisible()
  }
  await expect.poll(isThere).toBe(true)
  await closeToasts(page)
}

/** Closes what a page says for a while, which may cover what is pressed next. */
export async function closeToasts(page: Page) {
  await page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=close-trigger]'))
      close.click()
  })
  await page.waitForFunction(() => !document.querySelector('[data-scope=toast][data-part=root]'))
}

/** Leads to an address of the workspace as a link in it does: nothing is loaded anew. */
export async function goTo(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Has a page that is opened next read again only when it is told to: on a busy machine it may be a while until it is. */
export const stopPolling = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout
    const isPoll = (ms = 0) => ms === 3_000 || ms === 15_000
    window.setTimeout = ((run: () => void, ms?: number) => wait(run, isPoll(ms) ? 600_000 : ms)) as typeof setTimeout
  })

/** SWR answers with what it has for so long. */
const DEDUPED_MS = 2_000

/** Has an open page read again often what it reads again every so many milliseconds, until it is loaded anew. */
export const pollOften = (page: Page, everyMs: number) =>
  page.evaluate(
    (waits) => {
      const wait = window.setTimeout
      const soon = (run: () => void, ms = 0) => wait(run, waits.includes(ms) ? 100 : ms)
      window.setTimeout = soon as typeof setTimeout
    },
    [everyMs, DEDUPED_MS],
  )

/** Answers what an open page asks for with this until somebody clicks: live updates would read again what is put right before. */
export async function refuseUntilClick(page: Page, address: string, answer: { status: number; json: object }) {
  await page.evaluate(() => {
    document.addEventListener('click', () => document.body.classList.add('clicked'), true)
  })
  await page.route(address, async (route) =>
    (await page.locator('body.clicked').count()) > 0 ? route.continue() : route.fulfill(answer),
  )
}

/** Gives a page of ours another look, and waits until it has it. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark', width = 1280) {
  await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme })
  await page.locator(`html.${colorScheme}`).waitFor()
}

/** Fills a form by its labels and sends it by its one submit button. */
export async function submit(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.locator('button[type=submit]').click()
}

/**
 * Does something and waits for words that go away by themselves: the page itself watches for them from before, because
 * on a busy machine a look from outside may come when they are gone.
 */
export async function showsBriefly(page: Page, words: string, act: () => Promise<unknown>, timeout = 30_000) {
  const watch = await page.evaluateHandle((text) => {
    const seen = { yes: false }
    const look = () => {
      seen.yes ||= document.body.textContent.includes(text)
    }
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
    return seen
  }, words)
  await act()
  await expect.poll(() => watch.evaluate(({ yes }) => yes), { timeout, message: `it says “${words}”` }).toBe(true)
}
