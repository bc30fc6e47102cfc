import { expect, test } from 'vitest'
import { type Client, callConsole, customerWrites, mailTo, newOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runDueOf } from '../run-due-of.ts'

const choose = async (client: Client, ways: string[]) => {
  const choices = { ways: { weekly_report: ways }, quiet_from: null, quiet_to: null }
  expect(await client.put('/api/me/notifications', choices)).toMatchObject({ status: 200 })
}
const mailsTo = async (email: string): Promise<unknown[]> =>
  (await callConsole('GET', `mail?to=${encodeURIComponent(email)}`)).body.mails

test('on Monday morning whoever wishes it is mailed their week in their language, once however often it is run', async () => {
  const org = await newOrganization()
  const { provenOrg } = await import('../../functions/core/platform/ctx.ts')
  const { planMails } = await import('../../functions/core/reports/weekly/plan-mails.ts')
  const { mondayOf } = await import('../../functions/core/reports/days/day-spans.ts')
  const { dayAfter } = await import('../../functions/core/people/organizations/local-dates.ts')
  const [luz, nobody] = [await org.addMember({ role: 'manager' }), await org.addMember({ role: 'manager' })]
  await luz.client.patch('/api/me', { language: 'es' })
  const { phone_number: to } = await org.connect()
  await customerWrites({ from: newCustomer(), to, body: 'Still for sale?' })
  await eventually(async () =>
    expect((await org.client.get('/api/reports/answering')).body.data.figures[0]).toMatchObject({ value: 1 }),
  )

  const { timezone: timeZone } = (await org.client.get('/api/me')).body.organization_data
  const monday = dayAfter(mondayOf(new Date().toLocaleDateString('en-CA', { timeZone })), 7)
  const run = async () => {
    for (let twice = 0; twice < 2; twice++)
      await planMails(provenOrg(org.org), new Date(`${dayAfter(monday, -1)}T18:00:00Z`))
    expect(await runDueOf(org.org, new Date(`${monday}T10:00:00Z`), 'mail-reports'), 'at night').toBe(0)
    expect(await runDueOf(org.org, new Date(`${monday}T18:00:00Z`), 'mail-reports')).toBe(1)
  }
  await choose(org.client, ['email'])
  await run()
  const { subject, text } = await mailTo(org.email)
  expect(subject).toContain(`Your week at ${org.name}`)
  expect(text).toContain('Conversations: 1 (week before: 0)')
  expect(text).toContain(`/reports/answering?from=${dayAfter(monday, -7)}`)

  await choose(luz.client, ['email'])
  await run()
  expect((await mailTo(luz.email)).text).toContain('Conversaciones nuevas: 1 (semana anterior: 0)')
  expect(await mailsTo(org.email)).toHaveLength(1)
  expect(await mailsTo(nobody.email)).toEqual([])
})
