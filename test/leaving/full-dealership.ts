import { randomUUID } from 'node:crypto'
import { proveDomain } from '../at-provider.ts'
import { callConsole, customerWrites, newOrganization } from '../cloud.ts'
import { newConversation } from '../dealership.ts'
import { conversationIds, dealershipIds } from '../held-ids.ts'

/** A dealership with something in every corner; a customer has said STOP. */
export async function fullDealership() {
  const ours = await newOrganization()
  const { whatsapp_from: to, phone_number } = await ours.connect()
  const agent = await ours.addMember({ role: 'agent' })
  await newConversation(ours, { to, name: 'First customer' })
  const target = await newConversation(ours, { to, name: 'Second customer' })
  Object.assign(target, { person: agent.id, number: target.from.replace('whatsapp:', '') })
  await conversationIds(ours.client, target)
  await dealershipIds(ours)
  await customerWrites({ from: target.number ?? '', to: phone_number, body: 'STOP' })
  const invited = `invited-${randomUUID()}@lotwire.test`
  await ours.client.post('/api/team/invite', { email: invited, role: 'agent', name: 'Nia New' })
  await ours.client.post('/api/calendar/feed')
  await ours.client.post('/api/contacts/exports', {})
  await proveDomain(ours.client)
  const own = (await callConsole('GET', 'own-provider')).body
  await ours.client.put('/api/sign-in-domains/provider', { kind: 'oidc', ...own })
  return { ...ours, agent, target, invited }
}
