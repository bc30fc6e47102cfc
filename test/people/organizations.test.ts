import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let agent: Client
beforeAll(async () => {
  ours = await newOrganization()
  agent = (await ours.addMember({ role: 'agent' })).client
})

const path = ({ org } = ours) => `/api/organizations/${org}`
const change = (body: object, { client, org } = ours) => client.put(path({ org } as TestOrganization), body)

describe('a dealership', () => {
  test('has the specification’s defaults until it fills in its form', async () => {
    const org = await newOrganization()
    expect((await org.client.get(path(org))).body).toEqual({
      id: org.org,
      name: org.name,
      address: '',
      city: '',
      state: '',
      zip_code: '',
      country: 'United States of America',
      timezone: 'America/New_York',
      phone_country: 'US',
      business_hours: null,
      notification_sound_enabled: true,
      new_chat_sound: 'Fun chime pop',
      awaits_carriers: false,
      notification_volume: 75,
    })
  })

  test('is read as it was saved, what is left out staying', async () => {
    const business_hours = [
      { day: 'mon', from: '09:00', to: '18:30' },
      { day: 'sat', from: '10:00', to: '24:00' },
    ]
    expect(await change({ address: '1 Lot Road', city: 'Laredo', timezone: 'America/Chicago' })).toMatchObject({
      status: 200,
    })
    expect(await change({ business_hours, new_chat_sound: 'Gentle bell', notification_volume: 0 })).toMatchObject({
      status: 200,
    })
    const expected = { address: '1 Lot Road', timezone: 'America/Chicago', business_hours, notification_volume: 0 }
    expect((await agent.get(path())).body).toMatchObject(expected)
    expect((await change({ business_hours: null })).body).toMatchObject({ business_hours: null, city: 'Laredo' })
  })

  test('tells everybody its new name and time zone with their next request', async () => {
    const told = { name: 'Mariposa & Sons', timezone: 'America/Denver' }
    for (const [key, value] of Object.entries(told)) await change({ [key]: value })
    for (const client of [ours.client, agent])
      expect((await client.get('/api/me')).body.organization_data).toMatchObject({ id: ours.org, ...told })
  })

  test.each([
    ['no name', { name: ' ' }],
    ['a country that the form does not have', { country: 'Atlantis' }],
    ['a time zone that there is not', { timezone: 'Mars/Olympus' }],
    ['a time zone that is an offset', { timezone: '+05:00' }],
    ['a sound that there is not', { new_chat_sound: 'Foghorn' }],
    ['a volume over 100', { notification_volume: 101 }],
    ['half a volume', { notification_volume: 7.5 }],
    ['a flag that is a text', { notification_sound_enabled: 'yes' }],
    ['a telephone country in words', { phone_country: 'Mexico' }],
    ['hours that end before they begin', { business_hours: [{ day: 'mon', from: '18:00', to: '09:00' }] }],
    ['a time that no clock shows', { business_hours: [{ day: 'mon', from: '9', to: '25:00' }] }],
    ['a day that is there twice', { business_hours: Array(2).fill({ day: 'mon', from: '09:00', to: '18:00' }) }],
    ['hours without a day', { business_hours: [] }],
  ])('refuses %s, and nothing beside it is saved', async (_, wrong) => {
    const before = (await agent.get(path())).body
    expect(await change({ city: 'Elsewhere', ...wrong })).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect((await agent.get(path())).body).toEqual(before)
  })

  test('says which volumes there are to whoever asks for another', async () => {
    const { body } = await change({ notification_volume: 101 })
    expect(body.errors).toEqual({ notification_volume: 'Volume: enter a whole number from 0 to 100.' })
  })

  test('is changed by managers and owners only, and by nobody of another', async () => {
    const manager = await ours.addMember({ role: 'manager' })
    const theirs = await newOrganization()
    expect(await agent.put(path(), { city: 'Agentville' })).toMatchObject({ status: 403 })
    expect(await manager.client.put(path(), { city: 'Managerville' })).toMatchObject({ status: 200 })
    for (const method of ['GET', 'PUT'] as const)
      expect(await theirs.client.change(method, path(), { city: 'Theirs' })).toMatchObject({ status: 404 })
    expect((await agent.get(path())).body.city).toBe('Managerville')
  })
})

test('who changed the form is in the audit log', async () => {
  const org = await newOrganization()
  await change({ city: 'Laredo', zip_code: '78040' }, org)
  const { body } = await org.client.get('/api/audit')
  expect(body.data[0]).toMatchObject({ action: 'organization_changed', words: { fields: 'city, zip_code' } })
})

describe('a telephone number without a country code', () => {
  const add = async (org: TestOrganization, phone: string) =>
    (await org.client.post('/api/contacts', { first_name: 'Nia', last_name: 'New', phone })).body.phone

  test('is of the country that the dealership chose, else of the one where it is', async () => {
    const org = await newOrganization()
    expect(await add(org, '(512) 555-0100')).toBe('+15125550100')
    await change({ country: 'Mexico' }, org)
    expect(await add(org, '55 1234 5678')).toBe('+525512345678')
    await change({ phone_country: 'GB' }, org)
    expect(await add(org, '020 7946 0018')).toBe('+442079460018')
    expect(await add(org, '+1 (512) 555-0101')).toBe('+15125550101')
  })

  test.each([
    ['GB', '020 7946 0031', '+442079460031'],
    ['MX', '55 1234 0031', '+525512340031'],
    ['JP', '090-1234-0031', '+819012340031'],
  ])('in %s is found as it is written there: %s', async (phone_country, written, phone) => {
    const org = await newOrganization()
    await change({ phone_country }, org)
    expect(await add(org, written)).toBe(phone)
    await eventually(async () => {
      const { body } = await org.client.get(`/api/contacts?search=${encodeURIComponent(written)}`)
      expect(body.data).toMatchObject([{ phone }])
    })
  })

  test('is that in a new conversation and in the Twilio settings too', async () => {
    const org = await newOrganization()
    await org.connect()
    await change({ phone_country: 'MX' }, org)
    const opened = await org.client.post('/api/sms/conversations/find-or-create', { phone_number: '55 8765 4321' })
    expect(opened).toMatchObject({ status: 200 })
    await eventually(async () => {
      const { body } = await org.client.get('/api/contacts?search=5587654321')
      expect(body.data).toMatchObject([{ phone: '+525587654321' }])
    })
    await org.client.post('/api/settings/twilio', { twilio_phone_number: '55 1111 2222' })
    expect((await org.client.get('/api/settings/twilio/status')).body.phone_number).toBe('+525511112222')
  })
})
