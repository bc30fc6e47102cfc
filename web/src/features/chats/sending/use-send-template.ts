import { useRef } from 'react'
import { ulid } from 'ulid'
import { sendTemplate } from '../../../data/messages/messages.ts'
import type { Recipient } from './use-send.ts'
import { useTakeSent } from './use-send.ts'

interface Filled {
  template: { id: string }
  values: string[]
}

/** Sends a filled template. The same one sent again after a failure keeps its id, so that it cannot become two. */
export function useSendTemplate(to: Recipient) {
  const takeSent = useTakeSent()
  const unsent = useRef({ content: '', client_id: '' })
  return async ({ template, values }: Filled) => {
    const content = JSON.stringify([template.id, values])
    if (unsent.current.content !== content) unsent.current = { content, client_id: ulid() }
    const { type, conversation_id: id, contact_id } = to
    const { client_id } = unsent.current
    const body = { template_id: template.id, variables: values, contact_id, to: to.to, client_id }
    const { message } = await sendTemplate({ type, id }, body)
    unsent.current = { content: '', client_id: '' }
    await takeSent(to, message)
  }
}
