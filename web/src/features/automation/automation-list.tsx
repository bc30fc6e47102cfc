import { Badge } from '@chakra-ui/react'
import { Eye, ListChecks, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Automation, Step } from '#contract/outreach/automation-schema.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dotted } from '../../ui/dotted.tsx'
import { type RowDeed, RowMenu } from '../../ui/row-menu.tsx'
import './automation.css'
import { StatusBadge } from './status-badge.tsx'
import { automationTexts } from './texts.ts'
import { useDeeds } from './use-deeds.ts'
import { useTriggerWords } from './use-trigger-words.ts'

/** Automations by what sets them off, each with its state. */
export function AutomationList({ automations }: { automations: Automation[] }) {
  const t = useText(automationTexts)
  const common = useText()
  const deeds = useDeeds()
  const [leaving, setLeaving] = useState<Automation>()
  return (
    <>
      <ul className="automation-list">
        {automations.map((one) => (
          <Row key={one.id} automation={one} onRemove={() => setLeaving(one)} />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('delete_title', { name: leaving?.name ?? '' })}
        confirmLabel={t('delete')}
        cancelLabel={common('cancel')}
        destructive
        onConfirm={async () => {
          if (leaving && (await deeds.remove(leaving.id))) setLeaving(undefined)
        }}
        onCancel={() => setLeaving(undefined)}
      >
        {t('delete_question')}
      </ConfirmDialog>
    </>
  )
}

/** Those of branches too. */
const countSteps = (steps: Step[]): number =>
  steps.reduce((sum, step) => sum + 1 + countSteps(step.then ?? []) + countSteps(step.else ?? []), 0)

function Row({ automation, onRemove }: { automation: Automation; onRemove: () => void }) {
  const t = useText(automationTexts)
  const words = useTriggerWords()
  const { id, name, status, trigger, steps, purpose, problems, has_changes } = automation
  return (
    <li className="automation-row">
      <div>
        <Link to={`/automation/${id}`} className="automation-name">
          {name}
        </Link>
        <p>
          <Dotted
            facts={[
              words(trigger),
              t('steps_count', { count: countSteps(steps) }),
              purpose === 'marketing' && t('only_agreed'),
            ]}
          />
        </p>
      </div>
      <div className="automation-marks">
        {problems.length > 0 && (
          <Badge colorPalette="red" variant="subtle">
            {t('problems', { count: problems.length })}
          </Badge>
        )}
        {has_changes && <Badge variant="outline">{t('has_changes')}</Badge>}
        <StatusBadge status={status} />
      </div>
      <Deeds automation={automation} onRemove={onRemove} />
    </li>
  )
}

function Deeds({ automation, onRemove }: { automation: Automation; onRemove: () => void }) {
  const t = useText(automationTexts)
  const mayChange = useMay('campaigns')
  const { pause, resume } = useDeeds()
  const { id, name, status } = automation
  const runs: RowDeed = { value: 'runs', icon: ListChecks, text: t('runs'), does: `/automation/${id}/runs` }
  const view: RowDeed = { value: 'view', icon: Eye, text: t('view'), does: `/automation/${id}` }
  const edit: RowDeed = { value: 'edit', icon: Pencil, text: t('edit'), does: `/automation/${id}` }
  const switching: RowDeed[] =
    status === 'published'
      ? [{ value: 'pause', icon: Pause, text: t('pause'), does: () => pause(id) }]
      : status === 'paused'
        ? [{ value: 'resume', icon: Play, text: t('resume'), does: () => resume(id) }]
        : []
  const removing: RowDeed = { value: 'delete', icon: Trash2, text: t('delete'), does: onRemove, destructive: true }
  return (
    <RowMenu
      label={t('actions', { name })}
      variant="ghost"
      deeds={mayChange ? [edit, runs, ...switching, removing] : [view, runs]}
    />
  )
}
