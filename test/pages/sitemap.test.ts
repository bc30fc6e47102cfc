import { beforeAll, expect, test } from 'vitest'
import { sitemap } from '../../functions/pages/dealer-pages/sitemap.ts'

beforeAll(() => {
  process.env.PUBLIC_URL = 'https://x.co'
})

const changed_at = new Date('2026-11-21T12:00:00Z')
const cars = (count: number, idOf: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => ({ id: idOf(i), changed_at }))
const addressesIn = (body: string) =>
  [...body.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>[^<]+<\/lastmod>)?<\/url>/g)].map(([, address]) => address)

test.each([
  ['50,000 addresses, the dealer’s own among them', 60_000, String, 50_000, 50_000],
  ['5 MB, where addresses are long', 60_000, (i: number) => `${i}`.padStart(26, '0'), 30_000, 49_999],
  ['all, where there are few', 3, String, 4, 4],
])('a sitemap holds %s', (_, count, idOf, least, most) => {
  const { status, body } = sitemap('dealer', cars(count, idOf))
  const addresses = addressesIn(body)
  expect(status).toBe(200)
  expect(Buffer.byteLength(body)).toBeLessThan(5 * 1024 * 1024)
  expect(addresses.length).toBeGreaterThanOrEqual(least)
  expect(addresses.length).toBeLessThanOrEqual(most)
  expect(addresses[0]).toBe('https://x.co/dealer/dealer')
  expect(addresses.slice(1)).toEqual(cars(addresses.length - 1, idOf).map(({ id }) => `https://x.co/vehicle/${id}`))
  expect(body.trimEnd().endsWith('</urlset>')).toBe(true)
})
