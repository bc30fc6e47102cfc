import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listImages } from '../../../../functions/core/stock/feeds/read-images.ts'
import { readBytes } from './read-bytes.ts'

const sample = (name: string) => readBytes(readFileSync(join(import.meta.dirname, 'samples', name)))
const MONDAY = 'DealerCenter_20261118_1234567.csv'
const TUESDAY = 'DealerCenter_20261119_1234567.csv'

// Counted with Python's csv module, not with this reader.
const FILES = [
  { name: MONDAY, rows: 180, sold: 0, priced: 156, images: 1076, described: 145, options: 458, cents: 676_564_300 },
  { name: TUESDAY, rows: 177, sold: 0, priced: 152, images: 1066, described: 140, options: 444, cents: 658_864_400 },
  { name: '10234567_20261118.txt', rows: 60, sold: 0, priced: 56, images: 320, described: 45, options: 0 },
  { name: 'Active Inventory.csv', rows: 40, sold: 8, priced: 30, images: 0, described: 0, options: 0 },
  { name: 'homenet.csv', rows: 40, sold: 0, priced: 35, images: 234, described: 31, options: 84 },
]

describe('the files of dealers', () => {
  test.each(FILES)('$name: $rows vehicles, $sold sold, $priced priced', async ({ name, ...wanted }) => {
    const { summary, vehicles, problems } = await sample(name)
    const all = [...vehicles.values()]
    const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0)
    expect({
      rows: vehicles.size,
      sold: all.filter((one) => one.availability === 'sold').length,
      priced: all.filter((one) => one.price !== undefined).length,
      images: sum((one) => listImages(one.image_lines).length),
      described: all.filter((one) => one.description !== undefined).length,
      options: sum((one) => one.options?.length ?? 0),
      ...(wanted.cents && { cents: sum((one) => one.price ?? 0) }),
    }).toEqual(wanted)
    expect(summary.errors).toBe(0)
    expect(problems).toEqual([])
  })

  test('a file of two dealers names both, with their vehicles', async () => {
    const { summary } = await sample(MONDAY)
    expect(summary.dealers).toEqual([
      {
        code: '7654321',
        name: 'Sunrise Motors South',
        phone: '5125550102',
        address: '900 Ranch Rd',
        city: 'Kyle',
        state: 'TX',
        zip: '78640',
        vehicles: 60,
      },
      {
        code: '1234567',
        name: 'Sunrise Motors',
        phone: '5125550101',
        address: '100 Main St',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        vehicles: 120,
      },
    ])
  })

  test('a day later exactly these are new, changed and gone', async () => {
    const [before, after] = [(await sample(MONDAY)).vehicles, (await sample(TUESDAY)).vehicles]
    const created = [...after.keys()].filter((vin) => !before.has(vin))
    const gone = [...before.keys()].filter((vin) => !after.has(vin))
    const changed = [...after.values()].filter(({ key, hash }) => before.has(key) && before.get(key)?.hash !== hash)
    expect(created.sort()).toEqual(
      'UF2Y808G8Y6C6VN8J CDH5RHF58UVZ3SFJ9 PNXN016M71G6PTYDS DVHBGFJ4X26B77HXH NFFL682L9R0HBPP7F 0E2XU3S54HELD6UXK T4U7RY2Z45LUXT31V EEHY56LJ00AJN3AP3 8UM52UYK8FJEA76N4'
        .split(' ')
        .sort(),
    )
    expect(gone.sort()).toEqual(
      'CBR1X84L7ARD0APUZ 2UYHNU472KES163BU WUMZ3BY65ZKRJK3U3 RH2933S87V9RLVM1X M4EAK4VF8KPJZ9Z5E S99MVX7E2VSAW9MS1 VXFJZTNJXSEN2VBKF AVHNJDA070MFJF3TL RK7BUMJ432B4M76XP MBDJ6SFF4DALPU77X WD3816BY04F323WCJ 4MC0KNG76DZY9MU0Z'
        .split(' ')
        .sort(),
    )
    expect(changed.map(({ key }) => key).sort()).toEqual(
      'MZKDTBRD9ZJF6LLBA JYEB08UW364XRN5FC TYHXE6BAXKMLY54AT 3VBGSF0B9GK90KEMX FSW6JTJE00D0G6CHU WS7JJ26Z9PL43WWTN M2KRVCPP1SGERZHAS'
        .split(' ')
        .sort(),
    )
    for (const one of changed)
      expect({ ...one, price: 0, hash: '' }).toEqual({ ...before.get(one.key), price: 0, hash: '' })
  })

  test('windows punctuation of a file that does not say how it is written arrives as it was meant', async () => {
    const { vehicles } = await sample(MONDAY)
    expect(vehicles.get('RH2933S87V9RLVM1X')?.description).toBe(
      'One owner, clean Carfax. “Must see!” Call today — it won’t last.',
    )
  })

  test('a vehicle of the manual download is taken apart into year, make, model and body', async () => {
    const { vehicles } = await sample('Active Inventory.csv')
    expect(vehicles.get('ARS1P8R55XUHVTNZH')).toMatchObject({
      year: 2014,
      make: 'Land Rover',
      model: 'Range Rover Sport EX-L',
      body: 'Sport Utility 4D',
      title: '2014 Land Rover Range Rover Sport EX-L',
      availability: 'inbound',
      stocked_on: '2026-06-30',
      price: 5_986_700,
      mileage: 43_375,
    })
    const counts = Object.groupBy(vehicles.values(), (one) => one.availability)
    expect([counts.available, counts.inbound, counts.recon, counts.sold].map((some) => some?.length)).toEqual([
      11, 12, 9, 8,
    ])
  })

  test('a description in HTML is read as text', async () => {
    const { vehicles } = await sample('homenet.csv')
    expect(vehicles.get('P6S6DSUB8Y49LTMT0')?.description).toBe('Certified pre-owned & inspected.\nSe habla español.')
  })
})
