import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { fillLot, type Vehicle } from '../core/stock/inventory/lot.ts'
import { type Visited, visitPage } from './visit-page.ts'

const PICTURES = [1, 2, 3].map((n) => `https://imagesdl.dealercenter.net/800/600/202610-${n}.jpg`)
const ESCAPE: Vehicle = {
  key: '1FMCU9J90MUA00001',
  vin: '1FMCU9J90MUA00001',
  stockNumber: 'L1002',
  dealer_code: '1234567',
  year: 2021,
  make: 'Ford',
  model: 'Escape',
  price: 1_299_525,
  previous_price: 1_450_000,
  mileage: 45_012,
  color: 'Agate Black',
  transmission: 'Automatic',
  description: 'One owner.\nBrakes & tires are new.',
  options: ['Heated Seats'],
  images: PICTURES,
}
const VEHICLES: Vehicle[] = [
  ESCAPE,
  { key: 'asked', make: 'Ford', model: 'Focus', year: 2020, dealer_code: '1234567' },
  { key: 'sold', make: 'Ford', model: 'Escape', year: 2020, dealer_code: '1234567', availability: 'sold' },
  { key: 'inbound', make: 'Ford', model: 'Edge', dealer_code: '1234567', availability: 'inbound' },
  { key: 'recon', make: 'Ford', model: 'Edge', dealer_code: '1234567', availability: 'recon' },
  { key: 'elsewhere', make: 'Kia', model: 'Rio', dealer_code: '7654321' },
]

let ours: TestOrganization
let base: string
let account: { phone_number: string; whatsapp_from: string }
let dealerId: string
const ids: Record<string, string> = {}
const visit = (key: string, search = '', language?: string) =>
  visitPage(`${base}/vehicle/${ids[key] ?? key}${search}`, language)

beforeAll(async () => {
  base = (await openCloud()).url
  ours = await newOrganization()
  account = await ours.connect()
  for (const { key, id } of await fillLot(provenOrg(ours.org), VEHICLES)) ids[key] = id
  const { findLot, setDealerCode } = await import('../../functions/core/stock/catalogue/door.ts')
  await setDealerCode(provenOrg(ours.org), '1234567')
  dealerId = (await findLot(provenOrg(ours.org), true))?.dealer_id ?? ''
})

describe('the page of a vehicle that is for sale', () => {
  let page: Visited
  beforeAll(async () => {
    page = await visit(ESCAPE.key)
  })

  test('is the same with a slash at the end of its address', async () => {
    const again = await visit(`${ids[ESCAPE.key]}/`)
    expect([again.status, again.html]).toEqual([200, page.html])
  })

  test('is told in Spanish as people here write it', async () => {
    const { html } = await visit(ESCAPE.key, '?lang=es')
    for (const text of ['$12,995.25 <small>USD</small>', '45,012 mi', 'Con tecnología de']) expect(html).toContain(text)
    expect(html).not.toMatch(/oncesionario|12\.995|45\.012/)
  })

  test('says what the specification asks for', () => {
    expect(page.status).toBe(200)
    const texts = [
      '2021 Ford Escape',
      'Stock L1002',
      '$12,995.25 <small>USD</small>',
      'plus taxes, title, registration, and dealer fees',
      '$14,500',
      '$1,504.75 less',
      '45,012 mi',
      'Agate Black',
    ]
    for (const text of [...texts, 'Available for Test Drive', 'Brakes &amp; tires are new.', 'Heated Seats', '1 / 3'])
      expect(page.html).toContain(text)
    for (const label of ['Year', 'Make', 'Model', 'Mileage', 'Transmission', 'Color', 'Back', 'Share', 'Ruiz Motors'])
      expect(page.html).toContain(`>${label}<`)
    expect(page.html).not.toContain('>Drivetrain<')
  })

  test('leads to the dealer’s numbers with the vehicle named in the text', () => {
    const code = `[car ${ids[ESCAPE.key]?.slice(-8)}]`
    const words = `Hi, I'm interested in the 2021 Ford Escape (Stock L1002). ${code}`
    const whatsapp = account.whatsapp_from.replace(/\D/g, '')
    expect(page.links).toContain(`tel:${account.phone_number}`)
    expect(page.links).toContain(`sms:${account.phone_number}?&body=${encodeURIComponent(words)}`)
    expect(page.links).toContain(`https://wa.me/${whatsapp}?text=${encodeURIComponent(words)}`)
  })

  test('may be kept for a while, by language, and lets nothing run but what is its own', () => {
    expect(page.headers['cache-control']).toBe('public, max-age=60')
    expect(page.headers.vary).toContain('accept-language')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = page.headers['content-security-policy'] ?? ''
    expect(policy).toMatch(
      /default-src 'none'; img-src 'self' https:; font-src 'self'; style-src 'sha256-[^ ;]+'; script-src 'sha256-/,
    )
    expect(policy).toContain("connect-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test.each([
    ['', 'es', ''],
    ['?lang=es', 'en', '?lang=es'],
    ['?lang=en', 'es', ''],
  ])('at its address%s, for a browser that speaks %s, is one page with its address%s', async (search, asked, own) => {
    const { html, meta } = await visit(ESCAPE.key, search, asked)
    const address = `${base}/vehicle/${ids[ESCAPE.key]}${own}`
    expect(html).toContain(`<link rel="canonical" href="${address}">`)
    expect(meta['og:url']).toBe(address)
  })

  test('tells messengers and search engines what it is', () => {
    const address = `${base}/vehicle/${ids[ESCAPE.key]}`
    expect(page.html).toContain(`<link rel="canonical" href="${address}">`)
    expect(page.meta['og:title']).toBe('2021 Ford Escape · Ruiz Motors')
    expect(page.meta['og:description']).toContain('$12,995.25 USD plus taxes, title, registration, and dealer fees')
    expect(page.meta['og:url']).toBe(address)
    expect(page.meta['og:image']).toBe(PICTURES[0])
    expect([page.meta['og:image:width'], page.meta['og:image:height']]).toEqual(['800', '600'])
    expect([page.meta['og:locale'], page.meta['og:locale:alternate']]).toEqual(['en_US', 'es_US'])
    expect(page.meta['twitter:card']).toBe('summary_large_image')
    expect(page.meta.robots).toBeUndefined()

    const [vehicle, trail] = page.data
    expect(vehicle).toMatchObject({
      '@type': 'Car',
      vehicleIdentificationNumber: ESCAPE.vin,
      sku: 'L1002',
      vehicleModelDate: '2021',
      mileageFromOdometer: { value: 45_012, unitCode: 'SMI' },
      offers: { price: '12995.25', priceCurrency: 'USD', seller: { '@type': 'AutoDealer', name: 'Ruiz Motors' } },
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  test('with no price says to call, and gives search engines none', async () => {
    const asked = await visit('asked')
    expect(asked.html).toContain('Call for price')
    expect(asked.data[0]?.offers).not.toHaveProperty('price')
    expect(asked.meta['twitter:card']).toBe('summary')
  })
})

test.each([ESCAPE.key, 'sold', 'elsewhere', 'nobody'])(
  'who asks for the headers of the page of %s alone has those of the page, and no page',
  async (key) => {
    const address = `${base}/vehicle/${ids[key] ?? key}`
    const [whole, bare] = [await fetch(address), await fetch(address, { method: 'HEAD' })]
    const told = ({ status, headers }: Response) => [
      status,
      ...['cache-control', 'content-type', 'content-language', 'content-security-policy', 'etag', 'vary'].map((name) =>
        headers.get(name),
      ),
    ]
    expect(told(bare)).toEqual(told(whole))
    expect(await bare.text()).toBe('')
  },
)

test.each([
  ['the page as it was is not sent again', 304, (etag: string) => etag],
  ['also where CloudFront weakened its name', 304, (etag: string) => `"other", W/${etag}`],
  ['another page is', 200, () => '"other"'],
])('%s', async (_, status, known) => {
  const address = `${base}/vehicle/${ids[ESCAPE.key]}`
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{43}"$/)
  const again = await fetch(address, { headers: { 'if-none-match': known(etag) } })
  expect([again.status, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
    status,
    etag,
    'public, max-age=60',
  ])
  expect((await again.text()) === '').toBe(status === 304)
})

test.each([
  ['es-MX,es;q=0.9', '', 'es', 'Millaje'],
  ['fr,en;q=0.5', '', 'en', 'Mileage'],
  [undefined, '', 'en', 'Mileage'],
  ['en-US', '?lang=es', 'es', 'Millaje'],
  ['es', '?lang=en', 'en', 'Mileage'],
  ['es', '?lang=klingon', 'es', 'Millaje'],
])('a browser that asks for %s at %j reads %s', async (language, search, expected, label) => {
  const page = await visit(ESCAPE.key, search, language)
  expect(page.status).toBe(200)
  expect(page.headers['content-language']).toBe(expected)
  expect(page.html).toContain(`<html lang="${expected}">`)
  expect(page.html).toContain(`>${label}<`)
})

describe('what is not for sale', () => {
  test.each([
    ['nobody', 404, 'Vehicle Not Found', 'The vehicle you are looking for is not available.'],
    ['inbound', 404, 'Vehicle Not Found', 'The vehicle you are looking for is not available.'],
    ['recon', 404, 'Vehicle Not Found', 'The vehicle you are looking for is not available.'],
    ['sold', 410, 'This vehicle has been sold', 'Similar vehicles'],
    ['elsewhere', 410, 'This vehicle is no longer available', 'removed it from inventory'],
  ])('%s is answered %i with “%s”', async (key, status, title, text) => {
    const page = await visit(key)
    expect(page.status).toBe(status)
    expect(page.html).toContain(title)
    expect(page.html).toContain(text)
    expect(page.meta.robots).toBe('noindex')
    expect(page.headers['cache-control']).toBe(status === 404 ? 'no-store' : 'public, max-age=60')
    expect(page.html).not.toContain('ld+json')
  })

  test.each(['inbound', 'recon', 'sold', 'elsewhere'])(
    'who looks for one that is %s is led to its dealer',
    async (key) => {
      const { links } = await visit(key, '?lang=es')
      const vehicles = links.filter((link) => link.startsWith('/dealer/'))
      expect(new Set(vehicles)).toEqual(new Set([`/dealer/${dealerId}?lang=es`]))
      expect(links).not.toContain('/')
    },
  )

  test.each(['nobody', 'nobody/'])('the address /vehicle/%s is a page that leads nowhere else', async (key) => {
    const { status, html, links } = await visit(key)
    expect([status, html.includes('Vehicle Not Found')]).toEqual([404, true])
    expect(links.filter((link) => !/^#|lang=es$|^http/.test(link))).toEqual([])
  })

  test('a vehicle that was sold leads to others like it', async () => {
    const { links } = await visit('sold')
    expect(links).toContain(`/vehicle/${ids[ESCAPE.key]}`)
    expect(links).not.toContain(`/vehicle/${ids.elsewhere}`)
  })

  test.each([
    ['sold', 'Hi, the 2020 Ford Escape I was looking at has been sold. Do you have something similar?'],
    ['elsewhere', 'Hi, a vehicle I was looking at is no longer available. Do you have something similar?'],
  ])(
    'a customer of a vehicle that is %s may ask for one like it, and the text tells which it was',
    async (key, says) => {
      const { links, html } = await visit(key)
      const words = encodeURIComponent(`${says} [car ${ids[key]?.slice(-8)}]`)
      const whatsapp = account.whatsapp_from.replace(/\D/g, '')
      expect(links).toContain(`tel:${account.phone_number}`)
      expect(links).toContain(`sms:${account.phone_number}?&body=${words}`)
      expect(links).toContain(`https://wa.me/${whatsapp}?text=${words}`)
      expect(html).not.toContain('data-view')
    },
  )

  test('nothing is told of a vehicle that is no longer shown but whose it was', async () => {
    const { html } = await visit('elsewhere')
    expect(html).not.toContain('Kia')
  })

  test.each(['%00', '..%2f..%2fetc%2fpasswd', 'x'.repeat(500), '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'a%0d%0ab: c'])(
    'the address %s is a page that is not found',
    async (id) => {
      const page = await visit(id)
      expect(page.status).toBe(404)
      expect(page.html).toContain('Vehicle Not Found')
      expect(page.html).not.toContain('<script>alert')
    },
  )
})
