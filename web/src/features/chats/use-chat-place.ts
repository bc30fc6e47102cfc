import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { WAITING_FILTERS } from '#contract/customers/waiting-filters.ts'
import type { StatusFilter, Waiting } from '../../data/conversations/merge-conversations.ts'
import { useSlot } from '../../lib/slots.ts'
import { chatAddress } from './chat-address.ts'

const FILTERS: readonly StatusFilter[] = ['all', 'active', 'snoozed', 'closed', 'archived']

/** What an entry of the browser's history knows beside its address: a reload and Back keep it. */
interface Entry {
  /** The tab, where it is not the conversation's own. */
  tab?: string
  /** The contact's details are open above the thread. */
  details?: true
  isFromList?: boolean
  /** It was opened by the Enter key, elsewhere: the reply takes the focus. */
  isEntered?: boolean
  /** The message that the thread leads to. */
  message?: string
}

/** Where in the chat workspace the person is: the open conversation, filter and search all stand in the address. */
export function useChatPlace() {
  const location = useLocation()
  const { pathname, key } = location
  const state = location.state as Entry | null
  const navigate = useNavigate()
  const added = useSlot('contactTabs')
  const tabs = [...ALL_CHANNELS, ...added.map(({ id }) => id)]
  const { conversationId } = useParams()
  const [params] = useSearchParams()

  const query = withoutMessage(params)
  const message = state?.message ?? params.get('message')
  const linked = params.get('contact')
  const type = params.get('type')
  const status = FILTERS.find((filter) => filter === params.get('status')) ?? 'active'
  const search = params.get('search') ?? ''
  const waiting: Waiting = WAITING_FILTERS.find((filter) => filter === params.get('waiting')) ?? ''
  const label = params.get('label')?.slice(0, 30) ?? ''
  const view = params.get('view')?.slice(0, 40) ?? ''

  function filter(next: { status?: StatusFilter; search?: string; label?: string; waiting?: Waiting; view?: string }) {
    const wanted = { status, search, label, waiting, view, ...next }
    const address = new URLSearchParams()
    if (wanted.status !== 'active') address.set('status', wanted.status)
    if (wanted.search) address.set('search', wanted.search)
    if (wanted.label) address.set('label', wanted.label)
    if (wanted.waiting) address.set('waiting', wanted.waiting)
    if (wanted.view) address.set('view', wanted.view)
    navigate({ pathname, search: address.toString() }, { replace: true, state })
  }

  return {
    /** The open conversation's id, as the address has it. */
    conversation: conversationId,
    tab: tabs.find((tab) => tab === state?.tab),
    hasDetails: state?.details === true,
    isEntered: state?.isEntered === true,
    /** What the thread leads to, each time it is asked for. */
    sought: message ? { message, ask: key } : null,
    status,
    search,
    /** The label that the listed bear; empty for any. */
    label,
    /** Who of them waits for an answer; empty for all. */
    waiting,
    /** The list under a name that is shown; empty for none. */
    view,
    query,
    /** What `?contact=&type=` asks to open. */
    link: linked ? { to: chatAddress(linked), tab: tabs.find((tab) => tab === type) } : null,
    filter,
    /** Shows another conversation or tab in place of the open one: the same contact's. */
    show: (id: string, tab?: string) =>
      navigate(
        { pathname: chatAddress(id), search: query },
        { replace: true, state: { isFromList: state?.isFromList, tab } },
      ),
    /** Shows a message of the open contact's, on whichever channel. */
    showMessage: (id: string, message: string) =>
      navigate(
        { pathname: chatAddress(id), search: query },
        { replace: true, state: { isFromList: state?.isFromList, message } },
      ),
    /** Opens a contact, or a conversation. */
    open: (id: string) =>
      navigate({ pathname: chatAddress(id), search: query }, { state: { isFromList: conversationId === undefined } }),
    leave: () =>
      state?.isFromList ? navigate(-1) : navigate({ pathname: '/chats', search: query }, { replace: true }),
    /** On a phone the way back leads from the details to the thread. */
    showDetails: () => navigate({ pathname, search: query }, { state: { ...state, details: true } }),
    hideDetails: () => navigate(-1),
  }
}

/** What the address asks for but the message that a link leads to: that one is left with its conversation. */
function withoutMessage(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  query.delete('message')
  return query.size > 0 ? `?${query}` : ''
}
export type ChatPlace = ReturnType<typeof useChatPlace>
