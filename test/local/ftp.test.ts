import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'basic-ftp'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleFeed } from '../../lib/local/ftp/sample-feed.ts'
import { type Ftp, startFtp } from '../../lib/local/ftp.ts'
import { drawPhoto } from '../../lib/local/photos.ts'
import { newFolder } from '../new-folder.ts'

describe("the sample dealer's server", () => {
  let dir: string
  let ftp: Ftp
  beforeEach(async () => {
    dir = newFolder('ftp')
    ftp = await startFtp({ dir })
  })
  afterEach(() => ftp.stop())

  const enter = async (password = ftp.password, user = ftp.username) => {
    const client = new Client(30_000)
    const { host, port } = ftp
    await client.access({ host, port, user, password, secure: true, secureOptions: { ca: ftp.ca } })
    return client
  }

  test('keeps port, password, certificate and files from one start to the next, each folder its own', async () => {
    await ftp.folder.put('inventory.csv', 'a,b')
    const { port, password, ca } = ftp
    await ftp.stop()
    ftp = await startFtp({ dir })
    expect(ftp).toMatchObject({ host: '127.0.0.1', port, username: 'mariposa', password, ca })
    expect(ftp.folder.list()).toMatchObject([{ name: 'inventory.csv', size: 3 }])

    const other = await startFtp({ dir: join(dir, 'other') })
    expect(other.password).not.toBe(password)
    await other.stop()
  })

  test('goes elsewhere when its port was taken meanwhile', async () => {
    const { port } = ftp
    await ftp.stop()
    const thief = createServer().listen(port, '127.0.0.1')
    await once(thief, 'listening')
    ftp = await startFtp({ dir })
    expect(ftp.port).not.toBe(port)
    ;(await enter()).close()
    thief.close()
  })

  test('lets in with its password only, and nobody out of its folder', async () => {
    await expect(enter('wrong')).rejects.toThrow('530')
    writeFileSync(join(dir, 'secret.txt'), 'secret')
    const client = await enter()
    expect((await client.list('../..')).map(({ name }) => name)).toEqual([])
    await expect(client.size('../secret.txt')).rejects.toThrow('550')
    client.close()
  })

  test('shows another dealer files of their own', async () => {
    await ftp.folder.put('inventory.csv', 'a,b')
    await ftp.folderOf('valley').put('valley.csv', 'c,d')
    const client = await enter(ftp.password, `${ftp.username}-valley`)
    expect((await client.list()).map(({ name }) => name)).toEqual(['valley.csv'])
    client.close()
    expect(ftp.folder.list()).toMatchObject([{ name: 'inventory.csv' }])
  })

  test('stops while somebody is connected, and leaves Ctrl-C to others', async () => {
    const client = await enter()
    await ftp.stop()
    client.close()
    const listeners = process.listenerCount('SIGINT')
    ftp = await startFtp({ dir })
    expect(process.listenerCount('SIGINT')).toBe(listeners)
  })

  test('forgets what a kill left half', async () => {
    writeFileSync(join(dir, 'arriving', 'half'), 'x')
    await ftp.stop()
    ftp = await startFtp({ dir })
    expect([readdirSync(join(dir, 'arriving')), ftp.folder.list()]).toEqual([[], []])
  })
})

type Row = Record<string, string>
const rowsOf = (day: string) => {
  const { text } = sampleFeed(new Date(day), 'http://localhost:4000')
  return new Map((parse(text, { columns: true }) as Row[]).map((row) => [row.VIN ?? '', row]))
}

describe('the sample feed', () => {
  test('is the same for the same day, and named after it', () => {
    const [morning, evening] = ['2026-11-20T01:00:00Z', '2026-11-20T23:00:00Z'].map((at) =>
      sampleFeed(new Date(at), 'http://localhost:4000'),
    )
    expect(evening).toEqual(morning)
    expect(morning?.name).toBe('DealerCenter_20261120_7654321.csv')
  })

  test('has about sixty vehicles of two dealer codes, each with a number of its own and pictures that are drawn', () => {
    for (const day of ['2026-11-20', '2027-02-28', '2028-12-31']) {
      const rows = [...rowsOf(day).values()]
      expect(rows.length).toBeGreaterThan(45)
      expect(rows.length).toBeLessThan(75)
      expect(new Set(rows.map(({ StockNumber }) => StockNumber)).size).toBe(rows.length)
      expect(new Set(rows.map(({ DCID }) => DCID))).toEqual(new Set(['7654321', '7654322']))
      const pictures = rows.flatMap(({ PhotoURLs = '' }) => PhotoURLs.split(',').filter(Boolean))
      expect(pictures.length).toBeGreaterThan(150)
      for (const url of pictures) expect(drawPhoto(new URL(url).pathname), url).toContain('</svg>')
    }
  })

  test('numbers its vehicles as no maker does, with the right check digit', () => {
    for (const vin of rowsOf('2026-11-20').keys()) {
      expect(vin).toMatch(/^ZZZ[A-HJ-NPR-Z0-9]{14}$/)
      expect(remainder(vin)).toBe(vin[8])
    }
    // The regulation's own example, to prove that the checksum is correct.
    expect(remainder('1M8GDM9AXKP042788')).toBe('X')
  })

  test('changes from day to day as a lot does: some sold, some new, some cheaper, most as they were', () => {
    for (let day = 20; day < 30; day++) {
      const [today, tomorrow] = [rowsOf(`2026-11-${day}`), rowsOf(`2026-11-${day + 1}`)]
      const both = [...today.keys()].filter((vin) => tomorrow.has(vin))
      const price = (rows: Map<string, Row>, vin: string) => Number(rows.get(vin)?.SpecialPrice)
      const cheaper = both.filter((vin) => price(tomorrow, vin) < price(today, vin))
      expect(tomorrow.size - both.length).toBeGreaterThan(0)
      expect(today.size - both.length).toBeGreaterThan(0)
      expect(today.size - both.length).toBeLessThan(10)
      expect(cheaper.length).toBeGreaterThan(0)
      expect(cheaper.length).toBeLessThan(20)
    }
  })

  test('keeps the vehicles that the conversations of the demonstration are about', () => {
    const vehicles = [...rowsOf('2027-06-01').values()].map(({ Year, Make, Model, Trim, SpecialPrice }) =>
      [Year, Make, Model, Trim, SpecialPrice].join(' '),
    )
    for (const vehicle of ['2023 Honda Civic Touring', '2022 Toyota Corolla LE 19750', '2022 Kia Niro EX 23900'])
      expect(
        vehicles.some((text) => text.startsWith(vehicle)),
        vehicle,
      ).toBe(true)
  })
})

describe('a picture', () => {
  test('has the size of its path, and every view and body is another', () => {
    const drawn = ['sedan', 'suv', 'truck', 'hatch', 'coupe', 'van'].flatMap((style) =>
      [1, 2, 3, 4, 5].map((view) => drawPhoto(`/local/photos/320/240/P1-${style}-red-${view}.svg`) ?? ''),
    )
    expect(drawn.every((svg) => svg.includes('width="320" height="240"'))).toBe(true)
    // The driver's seat and the steering wheel look the same in every body.
    const distinct = new Set(drawn.map((svg) => createHash('sha256').update(svg).digest('hex')))
    expect(distinct.size).toBe(6 * 3 + 2)
  })

  test.each(['constructor-red-1', 'sedan-constructor-1', 'sedan-red-6', 'sedan-red-1"><script>', 'sedan-red-01'])(
    'of %s is not there',
    (what) => {
      expect(drawPhoto(`/local/photos/320/240/P1-${what}.svg`)).toBeUndefined()
    },
  )
})

/** The check digit of 49 CFR 565.15, implemented a second time. */
function remainder(vin: string): string {
  const values = Object.fromEntries([...'ABCDEFGH'].map((letter, index) => [letter, index + 1]))
  for (const [index, letter] of [...'JKLMN'].entries()) values[letter] = index + 1
  Object.assign(values, { P: 7, R: 9, S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 })
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
  const sum = [...vin].reduce((all, sign, at) => all + (values[sign] ?? Number(sign)) * (weights[at] ?? 0), 0)
  return '0123456789X'[sum % 11] as string
}
