import { expect, test } from 'vitest'
import { sitemap } from '../../web/pages/dealer/sitemap.ts'

const LONGEST_DOMAIN = `https://${['a', 'b', 'c', 'd'].map((letter) => letter.repeat(60)).join('.')}.example`
const ADDRESSES_MAX = 50_000
const ANSWER_BYTES = 6 * 1024 * 1024

const changed_at = new Date('2026-11-21T12:00:00Z')
const vehicles = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `${i}`.padStart(26, '0'), changed_at }))
const addressesIn = (body = '') => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
const pagesOf = (count: number) => [
  `${LONGEST_DOMAIN}/dealer/dealer`,
  ...vehicles(count).map(({ id }) => `${LONGEST_DOMAIN}/vehicle/${id}`),
]

test.each([0, 3, 14_999])('with %i vehicles one file holds the dealer’s page and all of theirs', (count) => {
  const body = sitemap({ origin: LONGEST_DOMAIN }, 'dealer', vehicles(count))
  expect(body).toMatch(/<urlset .*<\/urlset>\n$/s)
  expect(addressesIn(body)).toEqual(pagesOf(count))
})

test.each([15_000, 60_000])('with %i vehicles an index leads to files that hold them all, each once', (count) => {
  const index = sitemap({ origin: LONGEST_DOMAIN }, 'dealer', vehicles(count))
  expect(index).toMatch(/<sitemapindex .*<\/sitemapindex>\n$/s)
  const files = addressesIn(index).map((address) => {
    const { pathname, searchParams } = new URL(address ?? '')
    expect(pathname).toBe('/dealer/dealer/sitemap.xml')
    const body = sitemap({ origin: LONGEST_DOMAIN }, 'dealer', vehicles(count), Number(searchParams.get('page'))) ?? ''
    expect(JSON.stringify(body).length).toBeLessThan(ANSWER_BYTES)
    return addressesIn(body)
  })
  expect(files.flat()).toEqual(pagesOf(count))
  for (const file of files) expect(file.length).toBeLessThanOrEqual(ADDRESSES_MAX)
  expect(sitemap({ origin: LONGEST_DOMAIN }, 'dealer', vehicles(count), files.length + 1)).toBeUndefined()
})
