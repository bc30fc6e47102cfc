import { Portal } from '@chakra-ui/react'
import { useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useSlot } from '../../../lib/slots.ts'
import { Menu } from '../../../ui/menu.tsx'

/** A row whose menu is open, and the button that opened it. */
export interface MenuOf {
  row: ConversationRow
  button: HTMLElement
}

interface RowActionsProps {
  of: MenuOf | null
  onClose: () => void
  /** Opens another contact. */
  onOpen: (id: string) => void
}

/** Other features' actions on a conversation of the list, without opening it. One menu serves all rows. */
export function RowActions({ of, onClose, onOpen }: RowActionsProps) {
  const language = useLanguage()
  const rows = useKnownRows()
  const actions = useSlot('conversationActions')
  const [acted, act] = useState<{ row: ConversationRow; action: string | null } | null>(null)
  return (
    <>
      <Menu.Root
        open={of !== null}
        onOpenChange={({ open }) => !open && onClose()}
        positioning={{ placement: 'bottom-end', getAnchorRect: () => of?.button.getBoundingClientRect() ?? null }}
        // Once the menu is gone: what it opens takes the focus then.
        onSelect={({ value }) => of && setTimeout(() => act({ row: of.row, action: value }))}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content minWidth="52">
              {actions.map(({ id, icon: Icon, title }) => (
                <Menu.Item key={id} value={id} minHeight={{ base: '11', md: '9' }}>
                  <Icon size={16} /> {title[language]}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {acted &&
        actions.map(({ id, Dialog }) => (
          <Dialog
            key={id}
            row={acted.row}
            contact={acted.row.contact_id}
            open={acted.action === id}
            onClose={() => act({ row: acted.row, action: null })}
            onSaved={() => rows.readContact(acted.row.contact_id)}
            onOpen={onOpen}
          />
        ))}
    </>
  )
}
