import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, type RefObject, use, useMemo } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Contact, ListedContact } from '#contract/customers/contact.ts'
import type { Label, Language } from '#contract/language.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { NoticeKind } from '#contract/notices.ts'

/**
 * The places where a feature adds to a screen of another's, each with what it gives. Rows stand in a feature's
 * `routes.ts`, which the shell loads: icons, titles and addresses, and components that are loaded when first shown.
 */
export interface Slots {
  /** An icon in the row of a conversation. */
  rowMarks: Mark<ConversationRow>
  /** An entry of the open conversation's menu. */
  conversationActions: ConversationAction
  /** A button beside the field where a message is written. */
  composerActions: ComposerAction
  /** Something that goes along with what is being typed there. */
  composerAids: ComposerAid
  /** Something to do with a contact: in the list's menu and beside the open contact's name. */
  contactActions: ContactAction
  /** A part of what is shown of a contact, in Contacts and beside the conversation. */
  contactSections: ContactSection
  /** A button of the call that goes on, where the caller is a known contact. */
  callActions: CallAction
  /** An icon on a card of the board. */
  cardMarks: Mark<Contact>
  settingsSections: SettingsSection
  noticeIcons: NoticeIcon
  /** An action that the palette offers on every page, with a key of its own or without. */
  commands: Command
}
/** What one feature adds, place by place. */
export type Additions = { readonly [Place in keyof Slots]?: readonly Slots[Place][] }

interface Placed {
  id: string
  /** Rows, and the place's own entries with them, stand in this order: tens, so that others fit between. */
  at: number
}
interface Button extends Placed {
  icon: LucideIcon
  title: Label
}

export interface Mark<Of> extends Placed {
  icon: LucideIcon
  /** What it says; null where there is nothing to say. */
  words: (of: Of, language: Language) => string | null
}

/** A dialog about a contact; `open` goes to false before it is gone. */
export interface ContactDialogProps {
  contact: string
  open: boolean
  onClose: () => void
}

export interface ConversationAction extends Button {
  /** Does the same on the page. */
  key?: string
  Dialog: ComponentType<
    ContactDialogProps & {
      row: ConversationRow
      /** The contact has changed. */
      onSaved: () => void
      /** Leads to another contact. */
      onOpen: (id: string) => void
    }
  >
}

export interface CallAction extends Button {
  Dialog: ComponentType<ContactDialogProps>
}

export interface ContactAction extends Button {
  shortTitle?: Label
  /** What pressing it does with a contact, or the address that it leads to. */
  useDeed: () => (contact: ListedContact) => (() => void) | string
}

export interface ContactSection extends Placed {
  Section: ComponentType<{ contact: string }>
}

export interface ComposerDialogProps {
  open: boolean
  onClose: () => void
  to: { contact: string; name: string; type: Channel; address: string }
  /** Why no free text can be sent at the moment. */
  blocked: string | undefined
  /** Sends a message, about a vehicle where one is named. */
  onSend: (message: string, vehicleId?: string) => void
  /** Sends an approved template, or throws why not. */
  onSendTemplate: (filled: { template: { id: string }; values: string[] }) => Promise<void>
}

export interface ComposerAction extends Button {
  /** On which channels there is one; everywhere where it is left out. */
  isFor?: (type: Channel) => boolean
  /** It takes the field's place where no free text may be sent, and stands nowhere else. */
  isWayOut?: true
  /** What it opens, or the words that it puts behind the text. */
  opens: ComponentType<ComposerDialogProps> | string
}

export interface Writing {
  row: ConversationRow
  text: string
  /** Where the cursor is. */
  caret: number
  /** A listener on it hears keys before the composer does. */
  field: RefObject<HTMLTextAreaElement | null>
  /** Puts words in the place of a part of the text, the cursor behind them. */
  replace: (start: number, end: number, words: string) => void
}
export interface ComposerAid extends Placed {
  /** What it shows stands over the field. */
  Aid: ComponentType<Writing>
}

export interface SettingsSection extends Button {
  Content: ComponentType
}

export interface NoticeIcon extends Placed {
  id: NoticeKind
  icon: LucideIcon
}

export interface Command extends Placed {
  title: Label
  key?: string
  to: string
}

const Filled = createContext<readonly Additions[]>([])
/** Gives everything below it what the features add. */
export const SlotsProvider = Filled.Provider

/** What the features add to one place, in order. */
export function useSlot<Place extends keyof Slots>(place: Place): readonly Slots[Place][] {
  const all = use(Filled)
  return useMemo(
    () => all.flatMap((additions): readonly Slots[Place][] => additions[place] ?? []).toSorted((a, b) => a.at - b.at),
    [all, place],
  )
}
