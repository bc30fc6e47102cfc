import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { teamOf, User } from '../../../../functions/core/people/accounts/entity.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { countRejected } from '../../../../functions/core/telephony/connections/store.ts'
import { warnManagers } from '../../../../functions/core/telephony/connections/warn-managers.ts'
import { ctxOf, startWorld, workOf } from './world.ts'

let world: Awaited<ReturnType<typeof startWorld>>
const { org } = ctxOf()
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

async function addPerson(role: 'owner' | 'manager' | 'agent', language: 'en' | 'es') {
  const id = newId(new Date())
  const email = `${id.toLowerCase()}@example.com`
  const at = new Date().toISOString()
  const person = {
    id,
    org: org,
    org_name: 'Bay Motors',
    first_name: 'Ana',
    last_name: 'Ruiz',
    email,
    role,
    language,
  }
  await User.build(PutItemCommand)
    .item({ ...person, verified_at: at, team: teamOf(org), team_at: at })
    .send()
  return email
}

test('ten rejected webhooks in a row tell owners and managers by mail, each in their language, once', async () => {
  const [owner, manager, agent] = [
    await addPerson('owner', 'en'),
    await addPerson('manager', 'es'),
    await addPerson('agent', 'en'),
  ]
  const reject = () => Promise.all(Array.from({ length: 9 }, () => countRejected(org, new Date())))
  await reject()
  await warnManagers(workOf(org))
  expect(world.mail.mails(owner)).toEqual([])

  await countRejected(org, new Date())
  await warnManagers(workOf(org))
  await countRejected(org, new Date())
  await warnManagers(workOf(org))
  expect(world.mail.mails(owner)).toMatchObject([
    {
      subject: 'Messages from Twilio are being rejected',
      text: expect.stringContaining('https://app.lotwire.test/settings'),
    },
  ])
  expect(world.mail.mails(manager)).toMatchObject([{ subject: 'Se están rechazando los mensajes de Twilio' }])
  expect(world.mail.mails(agent)).toEqual([])
})
