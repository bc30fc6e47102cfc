import { expect, test } from 'vitest'
import { countSegments } from '#contract/customers/channels/count-segments.ts'
import { USUAL_FEE_LINE } from '#contract/stock/price-rule.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { vehicleMessage } from '../../../web/src/features/inventory/picker/vehicle-message.ts'

const vehicle = { year: 2021, make: 'Ford', model: 'Escape', title: '2021 Ford Escape SE' } as Vehicle
const ADDRESS = 'https://lotwire.example/vehicle/01JQWERTYASDFGHZXCVBK7M2Q4TX'

test('a vehicle is sent as its name, its price and where it can be seen', () => {
  expect(vehicleMessage(vehicle, '$12,995', ADDRESS, 'whatsapp')).toBe(`2021 Ford Escape – $12,995 – ${ADDRESS}`)
})

test('as SMS it is one segment, also with the usual words about fees', () => {
  const price = `$12,995 ${USUAL_FEE_LINE.en}`
  expect(countSegments(vehicleMessage(vehicle, price, ADDRESS, 'sms'))).toEqual({ encoding: 'GSM-7', count: 1 })
  expect(countSegments(vehicleMessage(vehicle, '$12,995', ADDRESS, 'sms'))).toEqual({ encoding: 'GSM-7', count: 1 })
})

test('a vehicle whose make nobody told goes by its title', () => {
  const nameless = { ...vehicle, make: null }
  expect(vehicleMessage(nameless, 'Call for price', ADDRESS, 'whatsapp')).toMatch(
    /^2021 Ford Escape SE – Call for price/,
  )
})
