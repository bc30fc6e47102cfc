import { Button, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import type { Step } from '#contract/outreach/automation-schema.ts'
import { useText } from '../../../lib/language/text.ts'
import { StepCard } from './step-card.tsx'
import { builderTexts } from './texts.ts'

interface StepListProps {
  steps: Step[]
  /** The automation that they are of, once it is saved. */
  own: string | undefined
  /** By `steps.<id>`. */
  problems: Record<string, string>
  /** The number of the branch that they are in: `2a`. */
  prefix?: string
  onChange: (steps: Step[]) => void
}

const newStep = (): Step => ({ id: crypto.randomUUID().slice(0, 8), act: 'send', body: '' })

/** Steps one below the other, to be added, moved, and removed by keyboard too. */
export function StepList({ steps, prefix = '', onChange, ...more }: StepListProps) {
  const t = useText(builderTexts)
  const list = useRef<HTMLOListElement>(null)
  const replace = (at: number, step: Step) => onChange(steps.map((one, i) => (i === at ? step : one)))
  const move = (from: number, to: number) => {
    const moved = steps.toSpliced(from, 1)
    onChange(moved.toSpliced(to, 0, steps[from] as Step))
  }
  const add = () => {
    onChange([...steps, newStep()])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(':scope > li:last-child select')?.focus())
  }
  return (
    <>
      {steps.length === 0 && prefix === '' && <Text color="fg.muted">{t('steps_empty')}</Text>}
      <ol className="automation-steps" ref={list}>
        {steps.map((step, i) => (
          <StepCard
            key={step.id ?? i}
            {...more}
            step={step}
            number={`${prefix}${i + 1}`}
            onChange={(next) => replace(i, next)}
            onUp={i > 0 ? () => move(i, i - 1) : undefined}
            onDown={i < steps.length - 1 ? () => move(i, i + 1) : undefined}
            onRemove={() => onChange(steps.toSpliced(i, 1))}
            way={(way, prefix) => (
              <StepList
                {...more}
                steps={step[way] ?? []}
                prefix={prefix}
                onChange={(next) => replace(i, { ...step, [way]: next })}
              />
            )}
          />
        ))}
      </ol>
      <Button variant="outline" size="sm" alignSelf="start" onClick={add}>
        <Plus /> {t('add_step')}
      </Button>
    </>
  )
}
