import type { Page } from 'playwright-core'
import { eventually } from '../eventually.ts'

/** A phone's browser with its service worker, which other stories go without. */
export const WITH_WORKER = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' as const }

/** The service worker of a page, once it runs. */
export async function workerOf(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return eventually(async () => {
    const [worker] = page.context().serviceWorkers()
    return worker ?? Promise.reject(new Error('No service worker has started.'))
  })
}

/** A message in the open conversation; the list beside it shows the last one too. */
export const inThread = (page: Page, words: string) => page.locator('.chat-message-text', { hasText: words })
