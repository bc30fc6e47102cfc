import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { chatAddress } from './chat-address.ts'
import type { StatusFilter } from './list/merge-conversations.ts'

const FILTERS: readonly StatusFilter[] = ['all', 'active', 'closed', 'archived']

/** Where in the chat workspace the person is: the open conversation, filter and search all stand in the address. */
export function useChatPlace() {
  const { pathname, state, search: query } = useLocation()
  const navigate = useNavigate()
  const { conversationId } = useParams()
  const [params] = useSearchParams()

  const linked = params.get('contact')
  const type = params.get('type')
  const status = FILTERS.find((filter) => filter === params.get('status')) ?? 'active'
  const search = params.get('search') ?? ''

  function filter(next: { status?: StatusFilter; search?: string }) {
    const wanted = { status, search, ...next }
    const address = new URLSearchParams()
    if (wanted.status !== 'active') address.set('status', wanted.status)
    if (wanted.search) address.set('search', wanted.search)
    navigate({ pathname, search: address.toString() }, { replace: true, state })
  }

  return {
    /** The open conversation's id, as the address has it. */
    conversation: conversationId,
    /** On which channel a link to a contact asks to open. */
    wantedChannel: state?.type as Channel | undefined,
    status,
    search,
    query,
    /** What `?contact=&type=` asks to open. */
    link: linked ? { to: chatAddress(linked), type: ALL_CHANNELS.find((one) => one === type) } : null,
    filter,
    /** Shows another conversation in place of the open one: the same contact's on another channel. */
    show: (id: string) => navigate({ pathname: chatAddress(id), search: query }, { replace: true, state }),
    leave: () =>
      state?.isFromList ? navigate(-1) : navigate({ pathname: '/chats', search: query }, { replace: true }),
  }
}
export type ChatPlace = ReturnType<typeof useChatPlace>
