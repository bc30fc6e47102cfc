import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { newOrganization, openCloud } from '../cloud.ts'
import { fillLot } from '../core/stock/inventory/lot.ts'
import { visitPage } from './visit-page.ts'

const VEHICLES = Array.from({ length: 60 }, (_, i) => ({
  key: `car-${i}`,
  make: i < 3 ? 'Land Rover' : 'Ford',
  model: `Model ${i}`,
  year: 2020,
  mileage: i === 7 ? undefined : 60_000 - i * 500,
  price: i === 7 ? undefined : 1_000_000 + i * 100,
  images: [`https://imagesdl.dealercenter.net/800/600/${i}.jpg`],
}))
const DEALER = { code: '1', name: 'Sunrise Motors', address: '100 Main St', city: 'Austin', state: 'TX', zip: '78701' }

let base: string
let dealerId: string
let ids: string[]
const visit = (path = '', language?: string) => visitPage(`${base}/dealer/${dealerId}${path}`, language)
const vehiclesOn = (links: string[]) => links.filter((link) => link.startsWith('/vehicle/'))

beforeAll(async () => {
  base = (await openCloud()).url
  const ours = await newOrganization()
  const hidden = [
    { key: 'sold', availability: 'sold' as const },
    { key: 'inbound', availability: 'inbound' as const },
  ]
  const vehicles = await fillLot(provenOrg(ours.org), [...VEHICLES, ...hidden], new Date(), [DEALER as never])
  ids = vehicles.filter(({ availability }) => availability === 'available').map(({ id }) => id)
  const { findLot } = await import('../../functions/core/stock/catalogue/door.ts')
  dealerId = (await findLot(provenOrg(ours.org), true))?.dealer_id ?? ''
})

test('a dealer’s page shows name, address and the first of its vehicles', async () => {
  const page = await visit()
  expect(page.status).toBe(200)
  for (const text of ['Sunrise Motors', '100 Main St', 'Austin, TX 78701', '60 vehicles'])
    expect(page.html).toContain(text)
  expect(vehiclesOn(page.links)).toHaveLength(24)
  expect(page.meta['og:title']).toBe('Sunrise Motors · Inventory')
  expect(page.meta['og:image']).toMatch(/\/800\/600\//)
  expect(page.html).toContain(
    `<link rel="sitemap" type="application/xml" href="${base}/dealer/${dealerId}/sitemap.xml">`,
  )
  expect(page.data[0]).toMatchObject({ '@type': 'AutoDealer', address: { postalCode: '78701' } })
})

test('all pages together show every vehicle that is for sale, once', async () => {
  const pages = await Promise.all(['', '?page=2', '?page=3'].map((search) => visit(search)))
  const shown = pages.flatMap(({ links }) => vehiclesOn(links))
  expect(shown.toSorted()).toEqual(ids.map((id) => `/vehicle/${id}`).toSorted())
})

test.each([
  ['?page=9', 3],
  ['?page=0', 1],
  ['?page=x', 1],
])('the page of %s is page %i', async (search, page) => {
  const { status, html } = await visit(search)
  expect(status).toBe(200)
  expect(html).toContain(`aria-label="Page ${page} of 3" aria-current="page"`)
})

describe('a search', () => {
  test.each([
    ['?q=model+5&make=&price=', '11 of 60 vehicles', 11],
    ['?make=land+rover', '3 of 60 vehicles', 3],
    ['?make=Ford', '57 of 60 vehicles', 24],
    ['?make=Ford&price=10005', '3 of 60 vehicles', 3],
    ['?q=model&price=10000', '1 of 60 vehicles', 1],
    ['?mileage=40000', '20 of 60 vehicles', 20],
    ['?make=Ford&mileage=31000&sort=mileage_asc', '2 of 60 vehicles', 2],
    ['?q=zeppelin', '0 of 60 vehicles', 0],
    ['?make=Lada', '0 of 60 vehicles', 0],
  ])('for %s finds %s, and is not for search engines', async (search, count, shown) => {
    const page = await visit(search)
    expect(page.status).toBe(200)
    expect(page.html).toContain(`<p>${count}</p>`)
    expect(vehiclesOn(page.links)).toHaveLength(shown)
    expect(page.meta.robots).toBe('noindex')
    expect(page.html).not.toContain('rel="canonical"')
    expect(page.data).toEqual([])
  })

  test.each([
    '?q=&make=&price=',
    '?q=%20&price=nothing',
    '?price=-1',
    `?q=${'x'.repeat(101)}`,
    '?make=&page=1',
    '?sort=&mileage=far',
  ])('for nothing (%s) is the whole list at its own address', async (search) => {
    const page = await visit(search)
    expect(page.html).toContain('<p>60 vehicles</p>')
    expect(page.meta.robots).toBeUndefined()
    expect(page.html).toContain(`<link rel="canonical" href="${base}/dealer/${dealerId}">`)
  })

  test.each([
    ['mileage_asc', [59, 58, 57]],
    ['mileage_desc', [0, 1, 2]],
    ['price_asc', [0, 1, 2]],
    ['price_desc', [59, 58, 57]],
  ])(
    'sorted by %s shows the vehicles in that order on every page, and is not for search engines',
    async (sort, first) => {
      const page = await visit(`?sort=${sort}`)
      const shown = [...page.html.matchAll(/Model (\d+)<\/h2>/g)].map(([, n]) => Number(n))
      expect(shown.slice(0, 3)).toEqual(first)
      expect(page.html).toContain('<p>60 vehicles</p>')
      expect(page.html).toContain(`<option value="${sort}" selected>`)
      expect(page.links).toContain(`/dealer/${dealerId}?sort=${sort}&page=2`)
      expect(page.meta.robots).toBe('noindex')
    },
  )

  test('stays in the form, in the other pages of what was found, and in the other language', async () => {
    const page = await visit('?q=model&make=ford&price=12345')
    expect(page.html).toContain('name="q" value="model"')
    expect(page.html).toContain('<option value="Ford" selected>Ford</option>')
    expect(page.html).toContain('<option value="12345" selected>Up to $12,345</option>')
    expect(page.links).toContain(`/dealer/${dealerId}?q=model&make=ford&price=12345&page=2`)
    expect(page.links).toContain(`/dealer/${dealerId}?q=model&make=ford&price=12345&lang=es`)
  })

  test('keeps the language that was chosen', async () => {
    expect((await visit('?lang=es&q=model')).html).toContain('<input type="hidden" name="lang" value="es">')
    expect((await visit('?q=model')).html).not.toContain('name="lang"')
  })
})

test('a dealer’s page may send its form nowhere but home', async () => {
  expect((await visit()).headers['content-security-policy']).toContain("form-action 'self'")
})

test('the language that was chosen goes along to the vehicles and the other pages', async () => {
  const { links } = await visit('?lang=es', 'en')
  expect(vehiclesOn(links).every((link) => link.endsWith('?lang=es'))).toBe(true)
  expect(links).toContain(`/dealer/${dealerId}?page=2&lang=es`)
})

describe('the sitemap', () => {
  test('lists the address of every vehicle that is for sale with its last change', async () => {
    const { status, headers, html } = await visit('/sitemap.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const cars = [...html.matchAll(/<loc>([^<]*\/vehicle\/[^<]*)<\/loc><lastmod>(\d{4}-\d\d-\d\dT[^<]+)<\/lastmod>/g)]
    expect(cars.map(([, loc]) => loc).toSorted()).toEqual(ids.map((id) => `${base}/vehicle/${id}`).toSorted())
  })
})

test.each(['', '/sitemap.xml'])('the headers of a dealer’s page%s can be asked for alone', async (path) => {
  const { status, headers } = await fetch(`${base}/dealer/${dealerId}${path}`, { method: 'HEAD' })
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
})

test.each([
  ['', 200],
  ['?lang=es', 200],
])('with a slash at its end%s the address is the same page', async (search, status) => {
  const page = await visitPage(`${base}/dealer/${dealerId}/${search}`)
  expect(page.status).toBe(status)
  expect(page.html).toContain(`<link rel="canonical" href="${base}/dealer/${dealerId}${search}">`)
})

test.each(['/dealer/nobody', '/dealer/nobody/sitemap.xml'])('%s is not found', async (path) => {
  expect((await visitPage(base + path)).status).toBe(404)
})
