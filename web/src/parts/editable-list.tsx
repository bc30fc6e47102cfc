import { Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../lib/language/text.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

interface EditableListProps<Item extends { id: string }> {
  items: readonly Item[]
  texts: {
    empty: string
    add: string
    edit: (item: Item) => string
    delete: (item: Item) => string
    /** Text of the button that confirms it. */
    confirm: string
    /** The question asked first. */
    question: string
  }
  /** Renders an item. */
  children: (item: Item) => ReactNode
  /** The dialog to change an item, `new` for one to create; null while closed. */
  dialog: (item: Item | 'new' | null, onClose: () => void) => ReactNode
  onDelete: (item: Item) => Promise<unknown>
}

/** A short list of the reader's or the dealership's items, which can be changed, deleted, and added. */
export function EditableList<Item extends { id: string }>(props: EditableListProps<Item>) {
  const { items, texts, children, dialog, onDelete } = props
  const common = useText()
  const [edited, edit] = useState<Item | 'new' | null>(null)
  const [doomed, doom] = useState<Item | null>(null)
  return (
    <Stack gap="4">
      {items.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          {texts.empty}
        </Text>
      )}
      <Stack as="ul" gap="0" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {items.map((item) => (
          <Flex as="li" key={item.id} align="center" gap="2" minHeight="11" paddingBlock="2.5">
            {children(item)}
            <IconButton
              variant="ghost"
              color="fg.muted"
              aria-label={texts.edit(item)}
              title={texts.edit(item)}
              onClick={() => edit(item)}
            >
              <Pencil />
            </IconButton>
            <IconButton
              variant="ghost"
              color="fg.muted"
              _hover={{ color: 'fg.error' }}
              aria-label={texts.delete(item)}
              title={texts.delete(item)}
              onClick={() => doom(item)}
            >
              <Trash2 />
            </IconButton>
          </Flex>
        ))}
      </Stack>
      <Button variant="outline" alignSelf="flex-start" onClick={() => edit('new')}>
        <Plus /> {texts.add}
      </Button>
      {dialog(edited, () => edit(null))}
      <ConfirmDialog
        open={doomed !== null}
        title={doomed ? texts.delete(doomed) : ''}
        confirmLabel={texts.confirm}
        cancelLabel={common('cancel')}
        destructive
        onCancel={() => doom(null)}
        onConfirm={async () => {
          if (doomed) await onDelete(doomed)
          doom(null)
        }}
      >
        {texts.question}
      </ConfirmDialog>
    </Stack>
  )
}
