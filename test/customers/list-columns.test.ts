import { expect, test } from 'vitest'
import { newOrganization } from '../cloud.ts'
import { newNumber } from '../request.ts'

test('own fields come with a list of contacts where it is asked for', async () => {
  const { client } = await newOrganization()
  const { key } = (await client.post('/api/fields', { name: 'Shown', kind: 'text' })).body.field
  await client.post('/api/contacts', {
    first_name: 'Pia',
    last_name: 'Prieto',
    phone: newNumber(),
    custom: { [key]: 'Here' },
  })
  const rowBy = async (query: string) => (await client.get(`/api/contacts?${query}`)).body.data[0]
  expect((await rowBy('include=custom')).custom).toEqual({ [key]: 'Here' })
  expect(await rowBy('')).not.toHaveProperty('custom')
})
