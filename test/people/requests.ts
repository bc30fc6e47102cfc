import { randomUUID } from 'node:crypto'
import type { peopleRoutes } from '#contract/people/routes.ts'
import { type Client, newEmail } from '../cloud.ts'
import { newSubscription } from '../new-subscription.ts'
import { cursorOf, type Dealership, type LeadsTo, type RequestsOf } from '../request.ts'

const stranger = () => `nobody-${randomUUID()}@lotwire.test`

const person = (id: string) => (id === 'nobody' ? 404 : 200)

export const requests: RequestsOf<typeof peopleRoutes> = {
  auth: {
    csrfCookie: () => ({ status: 204 }),
    signup: () => ({
      body: { email: stranger(), password: 'Correct7horse', firstName: 'Nia', lastName: 'New', organization: 'New' },
      status: 200,
    }),
    verify: () => ({ body: { email: stranger(), code: '000000' }, status: 422 }),
    resend: () => ({ body: { email: stranger() }, status: 200 }),
    login: ({ email, password }) => ({ body: { email, password }, status: 200 }),
    refresh: () => ({ status: { anonymous: 401, signedIn: 200 } }),
    logout: () => ({ status: 200 }),
    forgotPassword: () => ({ body: { email: stranger() }, status: 200 }),
    resetPassword: () => ({ body: { email: stranger(), code: '000000', password: 'Correct7horse' }, status: 422 }),
    acceptInvitation: () => ({ body: { email: stranger(), code: 'none', password: 'Correct7horse' }, status: 422 }),
    changePassword: ({ password }) => ({ body: { password: `${password}-not`, new_password: password }, status: 422 }),
    startTotp: () => ({ status: 200 }),
    verifyTotp: () => ({ body: { code: '000000' }, status: 422 }),
    endTotp: ({ password }) => ({ body: { password: `${password}-not` }, status: 422 }),
    providers: () => ({ query: { email: stranger() }, status: 200 }),
    startProvider: () => ({ params: { provider: 'google' }, status: 200 }),
    linkProvider: ({ password }) => ({
      params: { provider: 'google' },
      body: { password: `${password}-not` },
      status: 422,
    }),
    returnFromProvider: () => ({ query: { code: 'none', state: 'none' }, status: 302 }),
    leaveProvider: () => ({ status: 302 }),
    identities: () => ({ status: 200 }),
    unlinkProvider: () => ({ params: { provider: 'google' }, status: 404 }),
    sessions: () => ({ status: 200 }),
    endSession: () => ({ params: { id: 'none' }, status: 404 }),
  },
  users: { list: () => ({ status: 200 }) },
  team: {
    invite: () => ({ body: { email: stranger(), role: 'agent', name: 'Nia New' }, status: 200 }),
    resend: ({ invitation: id = 'nobody' }) => ({ params: { id }, status: id === 'nobody' ? 404 : 200 }),
    updateRole: ({ person: id = 'nobody' }) => ({ params: { id }, body: { role: 'agent' }, status: person(id) }),
    updateSuspended: ({ person: id = 'nobody' }) => ({
      params: { id },
      body: { suspended: false },
      status: person(id),
    }),
    resetTwoStep: ({ person: id = 'nobody' }) => ({ params: { id }, status: id === 'nobody' ? 404 : 409 }),
    remove: () => ({ params: { id: 'nobody' }, status: 404 }),
  },
  roles: {
    list: () => ({ status: 200 }),
    create: () => ({ body: { name: `Role ${randomUUID().slice(0, 8)}`, rights: ['write'] }, status: 200 }),
    update: ({ role: id = 'nobody' }) => ({ params: { id }, body: { rights: ['write'] }, status: person(id) }),
    remove: () => ({ params: { id: 'nobody' }, status: 404 }),
  },
  pictures: {
    list: () => ({ status: 200 }),
    get: () => ({ params: { id: 'nobody' }, status: 404 }),
    set: () => ({ body: { image: '/9j/4AAQSkZJRg==' }, status: 200 }),
    remove: () => ({ status: 204 }),
  },
  me: {
    get: () => ({ status: 200 }),
    update: () => ({ body: { language: 'en' }, status: 200 }),
    notifications: () => ({ status: 200 }),
    silence: () => ({ body: { until: null }, status: 200 }),
    updateNotifications: () => ({
      body: { ways: { assigned: ['app'] }, quiet_from: '21:00', quiet_to: '07:30' },
      status: 200,
    }),
    push: () => ({ status: 200 }),
    addPush: () => ({ body: newSubscription(), status: 200 }),
    endPush: () => ({ body: newSubscription(), status: 200 }),
    removePush: () => ({ params: { id: 'none' }, status: 404 }),
  },
  notifications: {
    list: () => ({ status: 200 }),
    read: () => ({ body: { until: new Date().toISOString() }, status: 200 }),
  },
  organizations: {
    get: () => ({ params: { id: 'nobody' }, status: 404 }),
    update: () => ({ params: { id: 'nobody' }, body: { city: 'Austin' }, status: 404 }),
  },
  admin: {
    organizations: () => ({ status: 200 }),
    suspend: () => ({ params: { id: 'none' }, body: { suspended: true }, status: 404 }),
    resetOwner: () => ({ params: { id: 'none' }, status: 404 }),
  },
  'sign-in-domains': {
    list: () => ({ status: 200 }),
    create: () => ({ body: { domain: `${randomUUID()}.example` }, status: 200 }),
    check: () => ({ params: { domain: 'none.example' }, status: 404 }),
    require: () => ({ params: { domain: 'none.example' }, body: { required: null }, status: 409 }),
    remove: () => ({ params: { domain: 'none.example' }, status: 404 }),
    getProvider: () => ({ status: 200 }),
    updateProvider: () => ({
      body: { kind: 'oidc', issuer: 'https://login.example', client_id: 'desk', client_secret: 'none' },
      status: 409,
    }),
    removeProvider: () => ({ status: 404 }),
  },
  'agent-api-keys': {
    list: () => ({ status: 200 }),
    create: ({ person = 'nobody' }) => ({
      body: { user_id: person, name: 'DMS', permissions: ['read_contacts'] },
      status: person === 'nobody' ? 404 : 200,
    }),
    revoke: ({ key: id = 'none' }) => ({ params: { id }, status: 404 }),
    remove: () => ({ params: { id: 'none' }, status: 404 }),
  },
  audit: {
    list: () => ({ query: { from: '2026-01-01' }, status: 200 }),
    people: () => ({ status: 200 }),
    verify: () => ({ status: 200 }),
    export: () => ({ body: { from: '2026-01-01' }, status: 200 }),
  },
  realtime: {
    token: () => ({ status: 200 }),
    missed: () => ({ query: { since: '2026-01-01T00:00:00.000Z' }, status: 200 }),
  },
  settings: {
    group: () => ({ params: { group: 'assignment' }, status: 200 }),
    reset: () => ({ params: { group: 'ai', key: 'nothing' }, status: 404 }),
    update: () => ({
      body: { settings: [{ key: 'max_contacts_per_agent', value: '50', group: 'assignment', type: 'integer' }] },
      status: 200,
    }),
  },
}

/** The kinds of objects that each id field of a row can lead to; empty if none. */
export const leadsTo: LeadsTo = {
  // One's own: test/core/people/sessions/sessions.test.ts brings others'.
  'auth.endSession id': [],
  'team.resend id': ['invitation'],
  'team.updateRole id': ['person', 'invitation'],
  'team.updateSuspended id': ['person'],
  'team.resetTwoStep id': ['person'],
  'roles.update id': ['role'],
  'roles.remove id': ['spare_role'],
  'team.remove id': ['spare_person', 'spare_invitation'],
  // Nobody has one by default: test/people/me.test.ts brings another's.
  'pictures.get id': [],
  // One's own: test/people/push-devices.test.ts brings others'.
  'me.removePush id': [],
  // Twenty make a page: test/people/notifications.test.ts brings another's.
  'notifications.list cursor': [],
  'organizations.get id': ['organization'],
  'organizations.update id': ['organization'],
  // A system administrator's: nobody else names one.
  'admin.suspend id': [],
  'admin.resetOwner id': [],
  'admin.organizations cursor': [],
  'agent-api-keys.create user_id': ['person'],
  'agent-api-keys.revoke id': ['key'],
  'agent-api-keys.remove id': ['spare_key'],
  'audit.list user': ['person'],
  // Each answer has a link of its own; audit.list says whose acts are found.
  'audit.export user': [],
  'audit.list cursor': ['audit_cursor'],
}

/** A person's own, and those of a dealership's team, keys and log. */
export const conversationIds = async (client: Client) => ({ person: (await client.get('/api/me')).body.id as string })

export async function dealershipIds({ client, addMember }: Dealership) {
  const invite = async () => {
    const email = newEmail('invited')
    await client.post('/api/team/invite', { email, name: 'Ivy Invited' })
    const { data } = (await client.get('/api/users')).body
    return data.find((one: { email: string }) => one.email === email).id as string
  }
  const [person] = (await client.get('/api/assignments/agents')).body.agents
  const addKey = async () =>
    (await client.post('/api/agent-api-keys', { user_id: person.id, name: 'DMS' })).body.id as string
  const addRole = async () => {
    const { body } = await client.post('/api/roles', { name: `Role ${randomUUID().slice(0, 8)}`, rights: ['write'] })
    return body.role.id as string
  }
  return {
    person: person.id as string,
    organization: (await client.get('/api/me')).body.organization_data.id as string,
    spare_person: (await addMember({ role: 'agent' })).id,
    invitation: await invite(),
    spare_invitation: await invite(),
    role: await addRole(),
    spare_role: await addRole(),
    key: await addKey(),
    spare_key: await addKey(),
    audit_cursor: await cursorOf(client, '/api/audit?from=2026-01-01&per_page=1'),
  }
}
