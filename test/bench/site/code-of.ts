import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** The scripts that a page loads until it is quiet, by their paths, with their bytes as they travel. */
export async function codeOf(page: Page, address: string): Promise<Map<string, number>> {
  const codes: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    codes.push(response.body().then((code) => [new URL(response.url()).pathname, brotliCompressSync(code).length]))
  })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  return new Map(await Promise.all(codes))
}

export const bytesOf = (code: Iterable<[string, number]>) => [...code].reduce((sum, [, bytes]) => sum + bytes, 0)
