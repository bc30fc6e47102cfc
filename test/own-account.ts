import { expect } from 'vitest'
import { newOrganization, type TestOrganization } from './cloud.ts'
import { eventually } from './eventually.ts'

/** A dealership whose account Lotwire opened, with a number of this area code. */
export async function withOwnNumber(areaCode: string): Promise<TestOrganization & { number: string }> {
  const ours = await newOrganization()
  expect((await ours.client.post('/api/connect/start')).status).toBe(200)
  return { ...ours, number: await buyNumber(ours, areaCode) }
}

/** Buys any number of this area code; other tests buy there too. */
export const buyNumber = ({ client }: TestOrganization, areaCode: string): Promise<string> =>
  eventually(async () => {
    const { body } = await client.get(`/api/connect/numbers?area_code=${areaCode}`)
    const offered: { phone_number: string }[] = body.data
    const { phone_number = '' } = offered[Math.floor(Math.random() * offered.length)] ?? {}
    const bought = await client.post('/api/connect/numbers', { phone_number })
    expect(bought.status).toBe(200)
    return phone_number
  })
