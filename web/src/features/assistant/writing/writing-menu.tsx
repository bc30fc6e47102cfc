import { Portal, Spinner } from '@chakra-ui/react'
import { Languages, MessageSquareReply, Minimize2, Smile, Sparkles } from 'lucide-react'
import { begunOn } from '../../../data/conversations/conversation-on.ts'
import { useHasAi } from '../../../data/writing.ts'
import { useText } from '../../../lib/language/text.ts'
import type { Writing } from '../../../lib/slots.ts'
import { Menu } from '../../../ui/menu.tsx'
import { isUsed } from '../is-used.ts'
import { writingTexts } from './texts.ts'
import { useWriteText } from './use-write-text.ts'

const ENTRIES = [
  { key: 'shorter', act: 'shorter', icon: Minimize2 },
  { key: 'friendlier', act: 'friendlier', icon: Smile },
  { key: 'in_en', act: 'translate', language: 'en', icon: Languages },
  { key: 'in_es', act: 'translate', language: 'es', icon: Languages },
] as const

/** Has the AI draft a reply, or make over what is in the field; nothing where no AI is connected. */
export function WritingMenu({ row, type, text, field, replace }: Writing) {
  const t = useText(writingTexts)
  const id = begunOn(row, type)
  const hasAi = useHasAi({ isFresh: true })
  const { write, isBusy } = useWriteText({ type, id: id ?? '' }, { field, replace })
  if (hasAi === undefined && isUsed(row)) return <span className="chat-attach" aria-hidden />
  if (!hasAi || id === null) return null
  const label = t(isBusy ? 'writing' : 'menu')
  return (
    <Menu.Root
      positioning={{ placement: 'top-start' }}
      onSelect={({ value }) => {
        const entry = ENTRIES.find(({ key }) => key === value)
        if (entry) void write(entry.act, 'language' in entry ? entry.language : undefined)
        else void write('draft')
      }}
    >
      <Menu.Trigger asChild>
        <button type="button" className="chat-attach" disabled={isBusy} aria-label={label} title={label}>
          {isBusy ? <Spinner size="sm" /> : <Sparkles aria-hidden />}
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="56">
            <Menu.Item value="draft" minHeight={{ base: '11', md: '9' }}>
              <MessageSquareReply size={16} /> {t('draft')}
            </Menu.Item>
            <Menu.Separator />
            {ENTRIES.map(({ key, icon: Icon }) => (
              <Menu.Item key={key} value={key} disabled={text.trim() === ''} minHeight={{ base: '11', md: '9' }}>
                <Icon size={16} /> {t(key)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
