import { a2p } from './a2p.ts'
import { changeMessage, findMessage, removeMessage } from './change-message.ts'
import { createContent, fetchApproval, findContent, removeContent, requestApproval } from './content.ts'
import { createMessage } from './create-message.ts'
import { listMessages } from './list-messages.ts'
import { listOf, metaListOf } from './page.ts'
import { owned, ownedBy, pathOf, provisioning } from './provisioning.ts'
import { registering } from './registering.ts'
import { renderAccount } from './render-account.ts'
import { renderMedia, renderMessage } from './render-message.ts'
import { senders } from './senders.ts'
import type { Handler } from './simulator.ts'
import { tollFree } from './toll-free.ts'
import { updateResource } from './update-resource.ts'
import { usage } from './usage.ts'
import { createCall, updateCall } from './voice/create-call.ts'
import { findCall, findCalls } from './voice/find-calls.ts'
import { findRecording, listRecordings, removeRecording } from './voice/recordings.ts'

const V2010 = '/api/2010-04-01/Accounts/{AccountSid}'
const SERVICE = '/messaging/v1/Services/{Sid}'
const CONTENT = '/content/v1/Content'

/** A handler for each call of the contract. */
export const handlers: Record<string, Handler> = {
  ...provisioning,
  ...senders,
  ...registering,
  ...a2p,
  ...tollFree,
  ...usage,
  'GET /api/2010-04-01/Accounts/{Sid}.json': (_, { account }) => renderAccount(account),

  [`POST ${V2010}/Messages.json`]: (sim, { account, form }) => renderMessage(createMessage(sim, account, form)),
  [`GET ${V2010}/Messages.json`]: (sim, { account, query }) =>
    listOf(
      'messages',
      pathOf(account, 'Messages'),
      listMessages(sim.store, account.account_sid, query),
      query,
      renderMessage,
    ),
  [`GET ${V2010}/Messages/{Sid}.json`]: (sim, { account, path }) => renderMessage(findMessage(sim, account, path.Sid)),
  [`POST ${V2010}/Messages/{Sid}.json`]: (sim, { account, path, form }) =>
    renderMessage(changeMessage(sim, account, path.Sid, form)),
  [`DELETE ${V2010}/Messages/{Sid}.json`]: (sim, { account, path }) => removeMessage(sim, account, path.Sid),
  [`GET ${V2010}/Messages/{Sid}/Media.json`]: (sim, { account, path, query }) => {
    const { sid } = findMessage(sim, account, path.Sid)
    const media = sim.store.all('media').filter(({ message_sid }) => message_sid === sid)
    return listOf('media_list', pathOf(account, `Messages/${sid}/Media`), media, query, renderMedia)
  },

  [`GET ${V2010}/IncomingPhoneNumbers.json`]: (sim, { account, query }) => {
    const wanted = query.get('PhoneNumber')
    const named = query.get('FriendlyName')
    const numbers = ownedBy(sim, 'number', account).filter(
      ({ phone_number, friendly_name }) =>
        (!wanted || String(phone_number).includes(wanted)) && (!named || friendly_name === named),
    )
    return listOf('incoming_phone_numbers', pathOf(account, 'IncomingPhoneNumbers'), numbers, query)
  },
  [`POST ${V2010}/IncomingPhoneNumbers/{Sid}.json`]: (sim, request) =>
    updateResource(sim, 'number', owned(sim, 'number', request), request.form),
  [`GET ${V2010}/Applications/{Sid}.json`]: (sim, request) => owned(sim, 'application', request),
  [`POST ${V2010}/Applications/{Sid}.json`]: (sim, request) =>
    updateResource(sim, 'application', owned(sim, 'application', request), request.form),

  [`POST ${V2010}/Calls.json`]: (sim, { account, form }) => createCall(sim, account, form),
  [`POST ${V2010}/Calls/{Sid}.json`]: (sim, { account, path, form }) => updateCall(sim, account, path.Sid ?? '', form),
  [`GET ${V2010}/Calls/{Sid}.json`]: (sim, { account, path }) => findCall(sim, account, path.Sid),
  [`GET ${V2010}/Calls.json`]: (sim, { account, query }) =>
    listOf('calls', pathOf(account, 'Calls'), findCalls(sim, account, query), query),
  [`GET ${V2010}/Calls/{CallSid}/Recordings.json`]: (sim, { account, path, query }) => {
    const { sid } = findCall(sim, account, path.CallSid)
    return listOf('recordings', pathOf(account, `Calls/${sid}/Recordings`), listRecordings(sim, account, sid), query)
  },
  [`GET ${V2010}/Recordings.json`]: (sim, { account, query }) =>
    listOf('recordings', pathOf(account, 'Recordings'), listRecordings(sim, account, query.get('CallSid')), query),
  [`GET ${V2010}/Recordings/{Sid}.json`]: (sim, { account, path }) => findRecording(sim, account, path.Sid),
  [`DELETE ${V2010}/Recordings/{Sid}.json`]: (sim, { account, path }) => removeRecording(sim, account, path.Sid),

  [`GET ${SERVICE}`]: (sim, request) => owned(sim, 'service', request),
  [`POST ${SERVICE}`]: (sim, request) => updateResource(sim, 'service', owned(sim, 'service', request), request.form),

  [`POST ${CONTENT}`]: (sim, { account, json }) => createContent(sim, account, json),
  [`GET ${CONTENT}`]: (sim, { account, query }) =>
    metaListOf('contents', 'https://content.twilio.com/v1/Content', ownedBy(sim, 'content', account), query),
  [`GET ${CONTENT}/{Sid}`]: (sim, { account, path }) => findContent(sim, account, path.Sid ?? ''),
  [`DELETE ${CONTENT}/{Sid}`]: (sim, { account, path }) => removeContent(sim, account, path.Sid ?? ''),
  [`GET ${CONTENT}/{Sid}/ApprovalRequests`]: (sim, { account, path }) => fetchApproval(sim, account, path.Sid ?? ''),
  [`POST ${CONTENT}/{ContentSid}/ApprovalRequests/whatsapp`]: (sim, { account, path, json }) =>
    requestApproval(sim, account, path.ContentSid ?? '', json),
}
