import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { ActName } from '#contract/acts.ts'
import { Invitation } from '../../functions/core/people/invitations/entity.ts'
import {
  type Client,
  codeIn,
  logIn,
  mailTo,
  newEmail,
  newOrganization,
  openClient,
  PASSWORD,
  type TestOrganization,
} from '../cloud.ts'
import { assign, newConversation } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { newKey } from '../key-client.ts'
import { askToken, listenWith } from '../listen.ts'

const NEW_PASSWORD = 'Another8horse'

let ours: TestOrganization
let theirs: TestOrganization
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
})

const path = (id: string) => `/api/team/members/${id}`
const setRole = (id: string, role: string, client = ours.client) => client.put(`${path(id)}/role`, { role })
const suspend = (id: string, client = ours.client, more = {}) =>
  client.put(`${path(id)}/suspended`, { suspended: true, ...more })
const newMember = (role: 'agent' | 'manager' | 'owner' = 'agent', org = ours) =>
  org.addMember({ role, first_name: 'Max', last_name: 'Member' })

interface Listed {
  id: string
  email: string
  role: { name: string }
  status: string
}
const listTeam = async (client = ours.client) => (await client.get('/api/users')).body.data as Listed[]
const findListed = async (email: string, client = ours.client) =>
  (await listTeam(client)).find((one) => one.email === email)

async function invite({ client } = ours, role = 'agent') {
  const email = newEmail('invited')
  const answer = await client.post('/api/team/invite', { email, role, name: 'Ines Invited' })
  expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } })
  expect(answer.body).not.toHaveProperty('temporaryPassword')
  return { email, id: (await findListed(email, client))?.id ?? '', code: codeIn(await mailTo(email)) }
}
/** Somebody follows an invitation's link, and sets a password. */
async function accept({ email, code }: { email: string; code: string }, password = PASSWORD) {
  const client = await openClient()
  return { client, ...(await client.post('/api/auth/accept-invitation', { email, code, password })) }
}
const STALE = { status: 422, body: { code: 'code_wrong' } }

describe('an invitation', () => {
  test('makes whoever accepts it one of the team, once', async () => {
    const invited = await invite()
    expect(await findListed(invited.email)).toMatchObject({ status: 'Pending', role: { name: 'agent' } })
    const { client, status } = await accept(invited)
    expect(status).toBe(200)
    expect((await client.get('/api/me')).body).toMatchObject({
      email: invited.email,
      organization_data: { id: ours.org },
    })
    expect(await findListed(invited.email)).toMatchObject({ status: 'Active', role: { name: 'agent' } })

    expect(await accept(invited, NEW_PASSWORD)).toMatchObject(STALE)
    expect(
      (await (await openClient()).post('/api/auth/login', { email: invited.email, password: NEW_PASSWORD })).status,
    ).toBe(401)
    expect((await (await logIn(invited.email)).get('/api/me')).status).toBe(200)
  })

  test('to a role of the dealership’s own gives what that role allows by then', async () => {
    const { body } = await ours.client.post('/api/roles', { name: 'Front desk', rights: ['write', 'audit'] })
    const { id } = body.role
    const invited = await invite(ours, id)
    expect(await findListed(invited.email)).toMatchObject({ role: { id, display_name: 'Front desk' } })
    expect((await ours.client.put(`/api/roles/${id}`, { rights: ['write'] })).status).toBe(200)
    const { client } = await accept(invited)
    expect((await client.get('/api/me')).body.rights).toEqual(['write'])
    expect(await findListed(invited.email)).toMatchObject({ status: 'Active', role: { id } })
  })

  test('that is accepted by two clicks at once lets them in', async () => {
    const invited = await invite()
    const answers = await Promise.all([1, 2, 3].map(() => accept(invited)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([])
    expect((await (await logIn(invited.email)).get('/api/me')).body.organization_data.id).toBe(ours.org)
  })

  test.each<[string, () => Promise<{ email: string; code: string }>]>([
    ['of somebody else', async () => ({ ...(await invite()), code: (await invite()).code })],
    [
      'of more than a week ago',
      async () => {
        const invited = await invite()
        const expires_at = new Date(Date.now() - 1000).toISOString()
        await Invitation.build(UpdateItemCommand).item({ email: invited.email, org: ours.org, expires_at }).send()
        return invited
      },
    ],
    [
      'that was taken back',
      async () => {
        const invited = await invite()
        expect((await ours.client.delete(path(invited.id))).status).toBe(200)
        return invited
      },
    ],
    [
      'that was mailed anew',
      async () => {
        const invited = await invite()
        expect((await ours.client.post(`${path(invited.id)}/resend`)).status).toBe(200)
        return invited
      },
    ],
  ])('%s lets nobody in', async (_, open) => {
    const invited = await open()
    expect(await accept(invited)).toMatchObject(STALE)
    const answer = await (await openClient()).post('/api/auth/login', { email: invited.email, password: PASSWORD })
    expect(answer.status).toBe(401)
  })

  test('that was mailed anew counts by its newest mail', async () => {
    const invited = await invite()
    await ours.client.post(`${path(invited.id)}/resend`)
    const code = await eventually(async () => {
      const newest = codeIn(await mailTo(invited.email))
      expect(newest).not.toBe(invited.code)
      return newest
    })
    expect((await accept({ ...invited, code })).status).toBe(200)
  })

  test('is neither made nor mailed anew where the dealership does not allow the domain', async () => {
    const org = await newOrganization()
    const invited = await invite(org)
    const setting = { group: 'security', key: 'allowed_invitation_domains', value: '["dealer.example"]' }
    expect((await org.client.post('/api/settings/bulk-update', { settings: [setting] })).status).toBe(200)
    const answers = [
      await org.client.post('/api/team/invite', { email: newEmail(), role: 'agent', name: 'Ned Next' }),
      await org.client.post(`${path(invited.id)}/resend`),
    ]
    const message = 'Your dealership doesn’t allow invitations to lotwire.test.'
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: { email: message } } })
    // The mail that went out still counts.
    expect((await accept(invited)).status).toBe(200)
  })

  test('brings whoever accepts it into the dealership as that is then', async () => {
    const [org, admin] = [await newOrganization(), await theirs.addMember({ role: 'agent', is_system_admin: true })]
    const invited = await invite(org)
    const name = `Renamed ${org.name}`
    const timezone = 'America/Denver'
    expect(await org.client.put(`/api/organizations/${org.org}`, { name, timezone })).toMatchObject({ status: 200 })
    expect((await org.client.post(`${path(invited.id)}/resend`)).status).toBe(200)
    const mail = await mailTo(invited.email, ({ subject }) => subject.includes(name))
    const standing = await admin.client.put(`/api/admin/organizations/${org.org}/suspended`, { suspended: true })
    expect(standing.status).toBe(200)
    const { client } = await accept({ ...invited, code: codeIn(mail) })
    const expected = { id: org.org, name, timezone, suspended: true }
    expect((await client.get('/api/me')).body.organization_data).toMatchObject(expected)
  })

  const signUp = async (email: string) => {
    const client = await openClient()
    const person = { firstName: 'Sol', lastName: 'Signed', organization: 'Beside', email, password: NEW_PASSWORD }
    expect((await client.post('/api/auth/signup', person)).status).toBe(200)
    const { text } = await mailTo(email, (mail) => mail.text.includes('/email/verify'))
    return { client, code: /code=(\d+)/.exec(text)?.[1] ?? '' }
  }

  test('goes before a sign-up that nobody confirmed, whose password is gone', async () => {
    const invited = await invite()
    const stranger = await signUp(invited.email)
    const { client, status } = await accept(invited)
    expect(status).toBe(200)
    expect((await stranger.client.post('/api/auth/verify', { email: invited.email, code: stranger.code })).status).toBe(
      422,
    )
    const tried = await stranger.client.post('/api/auth/login', { email: invited.email, password: NEW_PASSWORD })
    expect(tried.status).toBe(401)
    expect((await client.get('/api/me')).body.organization_data.id).toBe(ours.org)
  })

  test('takes no account over that its owner has confirmed meanwhile', async () => {
    const invited = await invite()
    const { client, code } = await signUp(invited.email)
    expect((await client.post('/api/auth/verify', { email: invited.email, code })).status).toBe(200)
    expect(await accept(invited)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const own = await logIn(invited.email, NEW_PASSWORD)
    expect((await own.get('/api/me')).body.organization_data.name).toBe('Beside')
  })

  test('to an address with another dealership tells its owner, and nobody else', async () => {
    const body = { email: theirs.email, role: 'manager', name: 'Olga Owner' }
    expect((await ours.client.post('/api/team/invite', body)).status).toBe(200)
    const { text } = await mailTo(theirs.email)
    expect(text).not.toContain('code=')
    expect((await theirs.client.get('/api/me')).body.organization_data.id).toBe(theirs.org)
    expect(await findListed(theirs.email)).toMatchObject({ status: 'Pending' })
  })
})

describe('of two owners who at once', () => {
  const acts: [string, (client: Client, id: string) => Promise<{ status: number }>][] = [
    ['demote', (client, id) => setRole(id, 'agent', client)],
    ['suspend', (client, id) => suspend(id, client)],
    ['remove', (client, id) => client.delete(path(id))],
  ]
  test.each(acts)('%s each other, one stays', async (_, act) => {
    const org = await newOrganization()
    const other = await newMember('owner', org)
    const answers = await Promise.all([act(org.client, other.id), act(other.client, org.ownerId)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const stayed = answers[0]?.status === 200 ? org.client : other.client
    const owners = (await listTeam(stayed)).filter(({ role, status }) => role.name === 'owner' && status === 'Active')
    expect(owners).toHaveLength(1)
  })
})

describe('who is removed', () => {
  test('is out at the next request, hears so on an open socket, and can open no other', async () => {
    const gone = await newMember('manager')
    const granted = await askToken(gone.client)
    const { heard, stop } = await listenWith(granted)
    onTestFinished(stop)
    expect((await ours.client.delete(path(gone.id))).status).toBe(200)
    expect((await gone.client.get('/api/me')).status).toBe(401)
    expect((await gone.client.post('/api/realtime/token')).status).toBe(401)
    await expect(listenWith(granted)).rejects.toThrow('UnauthorizedException')
    expect((await gone.client.post('/api/auth/refresh')).status).toBe(401)
    await eventually(() => expect(heard).toContainEqual(expect.objectContaining({ changed: 'team' })))
    const again = await (await openClient()).post('/api/auth/login', { email: gone.email, password: PASSWORD })
    expect(again.status).toBe(401)
  })

  test('leaves their conversations to whom the manager named, and their name on what they wrote', async () => {
    const { whatsapp_from: to } = await ours.connect()
    const [gone, heir] = [await newMember(), await newMember()]
    const target = await newConversation(ours, { to, name: 'Handed over' })
    await assign(ours.client, target, gone.id)
    const sent = await gone.client.post(`/api/chats/whatsapp/${target.id}/send`, { body: 'It is.' })
    expect(sent.status).toBe(200)

    expect((await ours.client.delete(`${path(gone.id)}?to=${heir.id}`)).status).toBe(200)
    await eventually(async () => {
      const { body } = await ours.client.get(`/api/contacts/${target.contact_id}`)
      expect(body.assigned_agent).toMatchObject({ id: heir.id })
    })
    const { body } = await heir.client.get(`/api/chats/whatsapp/${target.id}/messages`)
    expect(body.messages.at(-1)).toMatchObject({ body: 'It is.', user: { name: 'Max Member' } })
  })
})

test('a key opens nothing while the person behind it is suspended', async () => {
  const member = await newMember()
  const key = await newKey(ours.client, { user_id: member.id })
  expect((await key.get('/api/contacts')).status).toBe(200)
  await suspend(member.id)
  expect(await key.get('/api/contacts')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  await ours.client.put(`${path(member.id)}/suspended`, { suspended: false })
  expect((await key.get('/api/contacts')).status).toBe(200)
})

describe('the audit log tells who did what to whom, and from where', () => {
  interface Told {
    about: string
    words?: object
    user?: object
  }
  const max = { person: 'Max Member' }
  const own = (id: string, words = {}) => ({ about: id, words, user: { id, name: 'Max Member' } })
  const acts: [ActName, string, () => Promise<Told>][] = [
    [
      'member_invited',
      'Invited invited-…',
      async () => {
        const { id, email } = await invite()
        return { about: id, words: { person: email, role: 'agent' } }
      },
    ],
    [
      'invitation_resent',
      'Resent invited-…’s invitation',
      async () => {
        const { id, email } = await invite()
        await ours.client.post(`${path(id)}/resend`)
        return { about: id, words: { person: email } }
      },
    ],
    [
      'invitation_taken_back',
      'Canceled invited-…’s invitation',
      async () => {
        const { id, email } = await invite()
        await ours.client.delete(path(id))
        return { about: id, words: { person: email } }
      },
    ],
    [
      'invitation_accepted',
      'Joined the team as agent',
      async () => {
        const { client } = await accept(await invite())
        const { id } = (await client.get('/api/me')).body
        return { about: id, words: { role: 'agent' }, user: { id, name: 'Ines Invited' } }
      },
    ],
    [
      'role_changed',
      'Changed Max Member’s role from agent to manager',
      async () => {
        const { id } = await newMember()
        await setRole(id, 'manager')
        return { about: id, words: { ...max, previous_role: 'agent', role: 'manager' } }
      },
    ],
    [
      'role_refused',
      'Refused: changing Max Member’s role to owner',
      async () => {
        const [{ id }, manager] = [await newMember(), await newMember('manager')]
        expect((await setRole(id, 'owner', manager.client)).status).toBe(403)
        return { about: id, words: { ...max, role: 'owner' }, user: { id: manager.id } }
      },
    ],
    [
      'member_suspended',
      'Suspended Max Member',
      async () => {
        const { id } = await newMember()
        await suspend(id)
        return { about: id, words: max }
      },
    ],
    [
      'member_handed_over',
      'Suspended Max Member; conversations went to Max Member',
      async () => {
        const [{ id }, heir] = [await newMember(), await newMember()]
        await suspend(id, ours.client, { to: heir.id })
        return { about: id, words: { ...max, to: 'Max Member' } }
      },
    ],
    [
      'member_reactivated',
      'Reactivated Max Member',
      async () => {
        const { id } = await newMember()
        await suspend(id)
        await ours.client.put(`${path(id)}/suspended`, { suspended: false })
        return { about: id, words: max }
      },
    ],
    [
      'member_removed',
      'Removed Max Member from the team; conversations went to nobody',
      async () => {
        const { id } = await newMember()
        await ours.client.delete(path(id))
        return { about: id, words: { ...max, to: '' } }
      },
    ],
    ['signed_in', 'Logged in', async () => own((await newMember()).id)],
    [
      'signed_out',
      'Logged out',
      async () => {
        const { id, client } = await newMember()
        // The second has nothing left to end.
        for (let times = 0; times < 2; times++) await client.post('/api/auth/logout')
        return own(id)
      },
    ],
    [
      'password_changed',
      'Changed their password',
      async () => {
        const { id, client } = await newMember()
        await client.post('/api/auth/change-password', { password: PASSWORD, new_password: NEW_PASSWORD })
        return own(id)
      },
    ],
    [
      'password_reset',
      'Reset their password by email',
      async () => {
        const { id, email, client } = await newMember()
        await client.post('/api/auth/forgot-password', { email })
        const code = codeIn(await mailTo(email))
        await client.post('/api/auth/reset-password', { email, code, password: NEW_PASSWORD })
        return own(id)
      },
    ],
    [
      'session_ended',
      'Logged out a device: …',
      async () => {
        const { id: user, email, client } = await newMember()
        await logIn(email)
        const { data } = (await client.get('/api/auth/sessions')).body
        const { id } = data.find(({ is_current }: { is_current: boolean }) => !is_current)
        await client.delete(`/api/auth/sessions/${id}`)
        return { ...own(user, { device: expect.any(String) }), about: id }
      },
    ],
    [
      'sessions_ended',
      'Logged out all other devices',
      async () => {
        const { id, client } = await newMember()
        await client.delete('/api/auth/sessions/all')
        return own(id)
      },
    ],
  ]
  test.each(acts)('%s: %s', async (action, message, act) => {
    const { about, words, user = { id: ours.ownerId, name: 'Olga Owner' } } = await act()
    const { body } = await ours.client.get(`/api/audit?action=${action}&per_page=200`)
    const entries = body.data.filter((entry: { about: string }) => entry.about === about)
    expect(entries).toMatchObject([{ words, user, address: expect.stringMatching(/^127\./) }])
    const [before = '', after = ''] = message.split('…')
    expect(entries[0].message.startsWith(before) && entries[0].message.endsWith(after)).toBe(true)
  })

  test('in the reader’s language', async () => {
    const { id } = await newMember()
    await setRole(id, 'manager')
    const { body } = await ours.client.get('/api/audit', { headers: { 'accept-language': 'es' } })
    expect(body.data[0].message).toBe('Cambió el rol de Max Member de agente a gerente')
  })
})
