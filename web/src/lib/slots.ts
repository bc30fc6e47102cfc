import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, type RefObject, use, useMemo } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Contact, ListedContact } from '#contract/customers/contact.ts'
import type { Label, Language } from '#contract/language.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { NoticeKind } from '#contract/notices.ts'
import type { Right } from '#contract/rights.ts'
import type { ActGroup } from './acts.ts'
import type { SettingsGroup } from './settings-groups.ts'

/**
 * The slots where a feature adds to another feature's screen, each with its data. Entries are in a feature's
 * `routes.ts`, which the shell loads: icons, titles and URLs, and components that are loaded when first shown.
 */
interface Slots {
  /** An icon in a conversation's row. */
  rowMarks: Mark<ConversationRow>
  /** A part of the open conversation's header, before its buttons; it may show nothing. */
  headerParts: HeaderPart
  /** An entry in the open conversation's menu. */
  conversationActions: ConversationAction
  /** A button beside the message field. */
  composerActions: ComposerAction
  /** An aid to the text being typed there. */
  composerAids: ComposerAid
  /** A part of the composer beside its buttons, which writes into the field; it may show nothing. */
  composerParts: ComposerPart
  /** Another view of a message's text. */
  messageViews: MessageView
  /** A line of the thread that is more than a message. */
  threadItems: ThreadItem
  /** A tab of the open contact, after those of the channels. */
  contactTabs: ContactTab
  /** An action on a contact: in the list's menu and beside the open contact's name. */
  contactActions: ContactAction
  /** A section of a contact’s details, in Contacts and beside the conversation; it reads its own data. */
  contactSections: ContactSection
  /** A button of the ongoing call, if the other party is a known contact. */
  callActions: CallAction
  /** An entry in the menu of a card on the board. */
  cardActions: CardAction
  /** An icon on a card of the board. */
  cardMarks: Mark<Contact>
  /** A section of the settings, in their menu and under its id in the URL. */
  settingsSections: SettingsSection
  /** A part of the dashboard's Today; it reads its own data. */
  dashboardPanels: DashboardPanel
  noticeIcons: NoticeIcon
  /** What may be asked on any page; it shows nothing until then. */
  overlays: Overlay
  /** Another place that the palette leads to from every page. */
  commands: Command
}
/** One feature's additions by slot. */
export type Additions = { readonly [Place in keyof Slots]?: readonly Slots[Place][] }

interface Placed {
  id: string
  /** Sort order, shared with the slot's own entries: multiples of ten, so that others fit in between. */
  at: number
  /** What a role must allow for this to be shown; several, all of them. */
  right?: Right | readonly Right[]
}
interface Button extends Placed {
  icon: LucideIcon
  title: Label
}

export interface Mark<Of> extends Placed {
  icon: LucideIcon
  /** Its text; null if there is nothing to show. */
  words: (of: Of, language: Language) => string | null
}

/** A dialog about a contact; `open` becomes false before it unmounts. */
export interface ContactDialogProps {
  contact: string
  open: boolean
  onClose: () => void
}

interface ConversationAction extends Button {
  /** A shortcut for it on the page. */
  key?: string
  Dialog: ComponentType<
    ContactDialogProps & {
      row: ConversationRow
      /** Called when the contact has changed. */
      onSaved: () => void
      /** Opens another contact. */
      onOpen: (id: string) => void
    }
  >
}

interface HeaderPart extends Placed {
  hasRoom?: (row: ConversationRow) => boolean
  Part: ComponentType<{ row: ConversationRow }>
}

interface CallAction extends Button {
  Dialog: ComponentType<ContactDialogProps>
}
type CardAction = CallAction
interface DashboardPanel extends Placed {
  Panel: ComponentType
}

export interface ContactAction extends Button {
  shortTitle?: Label
  /** Returns what pressing it does with a contact, or the URL that it links to; undefined where it is none of theirs. */
  useDeed: () => (contact: ListedContact) => (() => void) | string | undefined
}

export interface ContactSectionProps {
  contact: string
  /** True beside the thread, where rarely used actions are hidden behind a button. */
  isBeside?: boolean
}
interface ContactSection extends Placed {
  Section: ComponentType<ContactSectionProps>
}

interface ThreadItem extends Placed {
  /** True for a line that it draws, which then can't be answered as a message can. */
  isFor: (message: ChatMessage) => boolean
  /** Read out when the line comes in. */
  title: Label
  Item: ComponentType<{ message: ChatMessage }>
}

export interface ContactTab extends Button {
  /** Shows the contact's details itself, so that they aren't beside it as well. */
  isDetails?: true
  Content: ComponentType<{ row: ConversationRow }>
}

export interface ComposerDialogProps {
  open: boolean
  onClose: () => void
  to: { contact: string; name: string; type: Channel; address: string }
  /** The reason why no free text can currently be sent. */
  blocked: string | undefined
  /** Sends a message, about a vehicle if one is given. */
  onSend: (message: string, vehicleId?: string) => void
  /** Sends an approved template; throws the reason if it can't. */
  onSendTemplate: (filled: FilledTemplate) => Promise<void>
  /** The same at another time. */
  onScheduleTemplate: (filled: FilledTemplate, at: Date, unlessReply: boolean) => Promise<void>
}
interface FilledTemplate {
  template: { id: string }
  values: string[]
}

export interface ComposerAction extends Button {
  /** The channels it is available on; omitted for all. */
  isFor?: (type: Channel) => boolean
  /** Replaces the field when no free text may be sent, and is not shown otherwise. */
  isWayOut?: true
  /** The dialog it opens, or the text that it appends. */
  opens: ComponentType<ComposerDialogProps> | string
}

export interface Writing {
  row: ConversationRow
  type: Channel
  text: string
  /** The cursor's position. */
  caret: number
  /** A listener on it receives keys before the composer does. */
  field: RefObject<HTMLTextAreaElement | null>
  /** Replaces a part of the text and puts the cursor after it. */
  replace: (start: number, end: number, words: string) => void
  /** Sends something else than the text: at once, or where that crosses a colleague's message, once they have confirmed it. */
  leave: (send: () => void) => void
}
interface ComposerAid extends Placed {
  /** Rendered above the field. */
  Aid: ComponentType<Writing>
  /** Whether the text is meant for the aid: until it is loaded, Enter does not send that to the customer. */
  isMeant?: (text: string, caret: number) => boolean
}

interface ComposerPart extends Placed, Pick<HeaderPart, 'hasRoom'> {
  Part: ComponentType<Writing>
}

export interface MessageView extends Button {
  /** What is read beside it. */
  note: Label
  /** Returns, for a message that has this view, what reads it: undefined where that failed, which it says itself. */
  useView: () => (
    message: ChatMessage,
    place: { type: Channel; id: string },
  ) => (() => Promise<string | undefined>) | null
}

export type SettingsSectionProps = { title: string }
export interface SettingsSection extends Button {
  group: SettingsGroup
  /** All that it takes, omitted for `settings`; `ifPaid`: and that this deployment takes payments; `ifOwner`: an owner's alone. */
  rights?: readonly Right[]
  ifPaid?: true
  ifOwner?: true
  Content: ComponentType<SettingsSectionProps>
}

interface NoticeIcon extends Placed {
  id: NoticeKind
  icon: LucideIcon
}

interface Overlay extends Placed {
  Overlay: ComponentType
}

interface Command extends Placed {
  title: Label
  /** Where the palette lists it; omitted with the pages. */
  group?: ActGroup
  to: string
}

interface Filling {
  additions: readonly Additions[]
  /** What the user's role allows. */
  rights: readonly Right[]
}
const Filled = createContext<Filling>({ additions: [], rights: [] })
/** Provides the features' additions to everything below it. */
export const SlotsProvider = Filled.Provider

/** The features' additions to one slot that the user's role allows, in order. */
export function useSlot<Place extends keyof Slots>(place: Place): readonly Slots[Place][] {
  const { additions, rights } = use(Filled)
  return useMemo(
    () =>
      additions
        .flatMap((one): readonly Slots[Place][] => one[place] ?? [])
        .filter(({ right = [] }) => [right].flat().every((one) => rights.includes(one)))
        .toSorted((a, b) => a.at - b.at),
    [additions, rights, place],
  )
}
