import { Button, Stack, Text } from '@chakra-ui/react'
import { Copy, type LucideIcon, Pencil, RefreshCw, Send, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import type { Template } from '#contract/messaging/template.ts'
import { May } from '../../../parts/may.tsx'
import { CategoryBadge, StatusBadge } from '../status-badge.tsx'
import { StatusWords } from '../status-words.tsx'
import { useListText } from './texts.ts'

export type Deed = 'details' | 'edit' | 'submit' | 'sync_one' | 'duplicate' | 'delete'

const ICONS: Record<Exclude<Deed, 'details'>, LucideIcon> = {
  edit: Pencil,
  submit: Send,
  sync_one: RefreshCw,
  duplicate: Copy,
  delete: Trash2,
}

/** The actions for a template's status (S2 §4). */
const deedsOf = ({ status }: Template): (keyof typeof ICONS)[] => {
  if (status === 'DRAFT') return ['edit', 'submit', 'duplicate', 'delete']
  return status === 'PENDING' ? ['sync_one', 'duplicate', 'delete'] : ['duplicate', 'sync_one', 'delete']
}

const PREVIEW_CHARACTERS = 50
const beginningOf = (text: string) =>
  text.length > PREVIEW_CHARACTERS ? `${[...text].slice(0, PREVIEW_CHARACTERS).join('')}…` : text

interface TemplateRowProps {
  template: Template
  onDeed: (deed: Deed, template: Template) => void
}

export function TemplateRow({ template, onDeed }: TemplateRowProps) {
  const t = useListText()
  const { friendly_name: name, variable_count: count } = template
  return (
    <tr data-template={template.name}>
      <td>
        <button
          type="button"
          className="template-name"
          aria-label={t('details', { name })}
          onClick={() => onDeed('details', template)}
        >
          {name}
        </button>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {breakable(template.name)} · {t(`language_${template.language}`)}
        </Text>
      </td>
      <td>
        <CategoryBadge category={template.category} />
      </td>
      <td className="template-body-cell">
        <Text overflowWrap="anywhere">{beginningOf(template.body_text)}</Text>
        {count > 0 && (
          <Text fontSize="sm" color="fg.muted">
            {t('variables', { count })}
          </Text>
        )}
      </td>
      <td className="template-status-cell">
        <Stack gap="1" align="flex-start">
          <StatusBadge template={template} />
          <StatusWords template={template} />
        </Stack>
      </td>
      <td className="template-usage">{t('sends', { count: template.usage_count })}</td>
      <td>
        <div className="template-deeds">
          <May right="templates">
            {deedsOf(template).map((deed) => (
              <DeedButton key={deed} deed={deed} label={t(deed, { name })} onClick={() => onDeed(deed, template)} />
            ))}
          </May>
        </div>
      </td>
    </tr>
  )
}

interface DeedButtonProps {
  deed: keyof typeof ICONS
  label: string
  onClick: () => void
}

function DeedButton({ deed, label, onClick }: DeedButtonProps) {
  const t = useListText()
  const Icon = ICONS[deed]
  return (
    <Button
      variant="ghost"
      size={{ base: 'md', md: 'xs' }}
      color="fg.muted"
      _hover={{ color: deed === 'delete' ? 'fg.error' : 'fg' }}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon /> {t(`${deed}_short`)}
    </Button>
  )
}

/** A name with underscores, which may break after one but not within a word. */
const breakable = (name: string) =>
  name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
