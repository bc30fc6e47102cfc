import { contacts } from '#contract/customers/contacts.ts'
import { createContact } from '../core/customers/contacts/create-contact.ts'
import { getContact } from '../core/customers/contacts/get-contact.ts'
import { updateContact } from '../core/customers/contacts/update-contact.ts'
import { listContacts } from '../core/customers/search/list-contacts.ts'
import { dismissTwins } from '../core/customers/twins/dismiss-twins.ts'
import { listTwins } from '../core/customers/twins/list-twins.ts'
import { listWholeHistory } from '../core/messaging/consents/list-whole-history.ts'
import { removeContact } from '../core/messaging/conversations/remove-contact.ts'
import { mergeContacts } from '../core/messaging/merges/merge-contacts.ts'
import { serve } from '../serve.ts'

export const handler = serve(contacts, {
  list: ({ query }, ctx) => listContacts(ctx, query),
  create: ({ body }, ctx) => createContact(ctx, body),
  get: ({ params }, ctx) => getContact(ctx, params),
  history: ({ params }, ctx) => listWholeHistory(ctx, params),
  update: ({ params, body }, ctx) => updateContact(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeContact(ctx, params),
  twins: (_, ctx) => listTwins(ctx),
  dismissTwins: ({ body }, ctx) => dismissTwins(ctx, body),
  merge: ({ params, body }, ctx) => mergeContacts(ctx, { ...params, ...body }),
})
