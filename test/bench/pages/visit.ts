import type { Browser } from 'playwright-core'

/** Lighthouse's mobile setting: a slow 4G network and a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const PROCESSOR = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
}

export interface Visit {
  bytes: number
  requests: number
  largestPaintMs: number
  shift: number
}

/** One visit of somebody who was never there before. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', NETWORK)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  let [bytes, requests] = [0, 0]
  wire.on('Network.requestWillBeSent', () => {
    requests++
  })
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const paints = await page.evaluate(
    () =>
      new Promise<{ largestPaintMs: number; shift: number }>((resolve) => {
        const seen = { largestPaintMs: 0, shift: 0 }
        const add = (entry: PerformanceEntry & { value?: number }) => {
          if (entry.entryType === 'layout-shift') seen.shift += entry.value ?? 0
          else seen.largestPaintMs = entry.startTime
        }
        for (const type of ['largest-contentful-paint', 'layout-shift'])
          new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
        setTimeout(() => resolve(seen), 200)
      }),
  )
  await context.close()
  return { bytes, requests, ...paints }
}
