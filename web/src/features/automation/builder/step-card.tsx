import { Flex, IconButton, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ACT_FACTS, ACTS } from '#contract/outreach/automation-facts.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Select } from '../../../ui/choice.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { StepFields } from './step-fields.tsx'
import { builderTexts } from './texts.ts'

interface StepCardProps {
  step: Step
  own: string | undefined
  /** By `steps.<id>`. */
  problems: Record<string, string>
  /** `2a1` is the first one of the second one's branch, `2b1` the first one otherwise. */
  number: string
  onChange: (step: Step) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
  /** The steps of one of a branch's ways. */
  way: (way: Way, prefix: string) => ReactNode
}
type Way = 'then' | 'else'

/** As deep as branches may stand in branches. */
const DEEPEST = 3

/** One step: what happens, its place, and what it needs to know. */
export function StepCard({
  step,
  number,
  own,
  problems,
  onChange,
  onUp,
  onDown,
  onRemove,
  way: renderWay,
}: StepCardProps) {
  const t = useText(builderTexts)
  const language = useLanguage()
  const depth = number.match(/[ab]/g)?.length ?? 0
  const problem = problems[`steps.${step.id}`]
  const acts = ACTS.filter((act) => act !== 'branch' || depth < DEEPEST)
  return (
    <li className="automation-step" data-problem={problem} aria-label={t('step', { number })}>
      <div className="automation-step-head">
        <span className="automation-step-number" aria-hidden>
          {number}
        </span>
        <Select
          flex="1"
          minWidth="40"
          field={{ 'aria-label': t('act') }}
          value={step.act}
          onChange={(act) => onChange({ id: step.id, act })}
          options={acts.map((value) => ({ value, text: ACT_FACTS[value][language] }))}
        />
        <Flex marginInlineStart="auto">
          <Mover icon={ArrowUp} label={t('move_up', { number })} does={onUp} />
          <Mover icon={ArrowDown} label={t('move_down', { number })} does={onDown} />
          <Mover icon={Trash2} label={t('remove_step', { number })} does={onRemove} />
        </Flex>
      </div>
      {step.act === 'branch' ? (
        <>
          <ConditionFields conditions={step.conditions} onChange={(conditions) => onChange({ ...step, conditions })} />
          {(['then', 'else'] as const).map((way) => (
            <div key={way} className="automation-way">
              <h3>{t(`way_${way}`)}</h3>
              {renderWay(way, `${number}${way === 'then' ? 'a' : 'b'}`)}
            </div>
          ))}
        </>
      ) : (
        <StepFields step={step} own={own} onChange={onChange} />
      )}
      {problem && (
        <Text fontSize="sm" color="fg.error" role="alert">
          {problem}
        </Text>
      )}
    </li>
  )
}

function Mover({ icon: Icon, label, does }: { icon: LucideIcon; label: string; does: (() => void) | undefined }) {
  return (
    <IconButton variant="ghost" size="sm" aria-label={label} title={label} disabled={!does} onClick={does}>
      <Icon />
    </IconButton>
  )
}
