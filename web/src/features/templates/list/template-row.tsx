import { Button, Text } from '@chakra-ui/react'
import { Copy, type LucideIcon, Pencil, RefreshCw, Send, Trash2 } from 'lucide-react'
import type { Template } from '#contract/messaging/template.ts'
import { fillTemplate } from '#contract/messaging/template-rules.ts'
import { useText } from '../../../lib/language/text.ts'
import { May } from '../../../parts/may.tsx'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { stateOf } from '../state-of.ts'
import { CategoryBadge, StatusBadge } from '../status-badge.tsx'
import { useListText } from './texts.ts'

export type Deed = 'details' | 'edit' | 'submit' | 'sync_one' | 'duplicate' | 'delete'

const ICONS: Record<Exclude<Deed, 'details'>, LucideIcon> = {
  edit: Pencil,
  submit: Send,
  sync_one: RefreshCw,
  duplicate: Copy,
  delete: Trash2,
}

/** The actions for a template's status (S2 §4), the likeliest first. */
const deedsOf = ({ status }: Template): [keyof typeof ICONS, ...(keyof typeof ICONS)[]] => {
  if (status === 'DRAFT') return ['submit', 'edit', 'duplicate', 'delete']
  return status === 'PENDING' ? ['sync_one', 'duplicate', 'delete'] : ['duplicate', 'sync_one', 'delete']
}

interface TemplateRowProps {
  template: Template
  onDeed: (deed: Deed, template: Template) => void
}

export function TemplateRow({ template, onDeed }: TemplateRowProps) {
  const t = useListText()
  const common = useText()
  const { friendly_name: name, variable_count: count } = template
  const [main, ...others] = deedsOf(template)
  const isPlain = ['DRAFT', 'APPROVED'].includes(stateOf(template))
  return (
    <tr data-template={template.name}>
      <td className="template-who">
        <button
          type="button"
          className="template-name"
          aria-label={t('details', { name })}
          onClick={() => onDeed('details', template)}
        >
          {name}
        </button>
        <Text fontSize="xs" color="fg.muted" truncate hideBelow="md">
          {template.name} · {t(`language_${template.language}`)}
        </Text>
      </td>
      <td className="template-category">
        <CategoryBadge category={template.category} />
      </td>
      <td className="template-body">
        <Text fontSize="sm" overflowWrap="anywhere" lineClamp="2">
          {fillTemplate(
            template.body_text,
            template.variables.map((one) => `[${one}]`),
          )}
        </Text>
        {count > 0 && (
          <Text fontSize="xs" color="fg.muted" hideBelow="md">
            {t('variables', { count })}
          </Text>
        )}
      </td>
      <td className="template-status">
        <StatusBadge template={template} />
        {!isPlain && (
          <button type="button" className="template-why" onClick={() => onDeed('details', template)}>
            {t('why')}
          </button>
        )}
      </td>
      <td className="template-usage">{t('sends', { count: template.usage_count })}</td>
      <td className="template-deeds">
        <May right="templates">
          <DeedButton deed={main} label={t(main, { name })} onClick={() => onDeed(main, template)} />
          <RowMenu
            label={common('actions_for', { name })}
            variant="ghost"
            boxSize={{ base: '11', md: '9' }}
            deeds={[main, ...others].map((deed) => ({
              value: deed,
              icon: ICONS[deed],
              text: t(`${deed}_short`),
              does: () => onDeed(deed, template),
              destructive: deed === 'delete',
            }))}
          />
        </May>
      </td>
    </tr>
  )
}

interface DeedButtonProps {
  deed: keyof typeof ICONS
  label: string
  onClick: () => void
}

/** Where it is narrow, the menu alone. */
function DeedButton({ deed, label, onClick }: DeedButtonProps) {
  const t = useListText()
  const Icon = ICONS[deed]
  return (
    <Button hideBelow="xl" variant="outline" size="sm" aria-label={label} title={label} onClick={onClick}>
      <Icon /> {t(`${deed}_short`)}
    </Button>
  )
}
