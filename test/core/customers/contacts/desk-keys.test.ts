import { expect, test } from 'vitest'
import { deskOf, peopleIndexOf } from '../../../../functions/core/customers/contacts/entity.ts'

test('people whose ids begin alike, as Cognito makes them, look after desks of their own', () => {
  const [one, other] = ['44c8d448-f041-70e9-a52b-5f7ed2b91c03', '44c8d448-f041-70e9-a52b-83d1f6c07a19']
  expect(deskOf('org', one)).not.toBe(deskOf('org', other))
  expect(peopleIndexOf('org', one)).not.toEqual(peopleIndexOf('org', other))
})
