import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Report } from '#contract/reports/reports.ts'
import { useText } from '../../../lib/language/text.ts'
import { Hint } from '../../../ui/hint.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { reportTexts } from '../texts.ts'
import { useValueText } from '../use-value-text.ts'
import '../../../ui/edge-fade.css'
import { DayPlot } from './day-plot.tsx'

/** More days are added up, as the bars of each would say little. */
const MOST_APART = 14

/** A report's one chart; where there are several series, one of them is shown. */
export function Chart({ report: { data, compared, definitions } }: { report: Report }) {
  const t = useText(reportTexts)
  const valueText = useValueText()
  const [chosen, choose] = useState(0)
  const series = data.series[chosen] ?? data.series[0]
  if (!series) return null
  const { name, label, unit, points } = series
  const isLine = ['count', 'dollars'].includes(unit) && points.length > MOST_APART
  const valuesOf = (told: readonly { value: number | null }[]) => {
    const values = told.map(({ value }) => value)
    return isLine ? addedUp(values) : values
  }
  const values = valuesOf(points)
  const was = compared?.series.find((one) => one.name === name)
  const before = was && { label: t('period_before'), values: valuesOf(was.points) }
  const isEmpty = [...values, ...(before?.values ?? [])].every((value) => !value)
  const title = t(isLine ? 'added_up' : data.by === 'week' ? 'by_week' : 'by_day', { figure: label })
  const means = definitions.find((one) => one.name === name)?.text
  const keyOf = (period: string, shown: (number | null)[]) =>
    isLine ? t('in_all', { period, total: valueText(unit, shown.at(-1) ?? null) }) : period
  return (
    <Panel as="section" display="flex" flexDirection="column" minWidth="0">
      <Flex align="center" gap="1" marginBottom="3" wrap="wrap" minHeight="8">
        {data.series.length === 1 ? (
          <Heading as="h2" size="sm" fontWeight="650">
            {title}
          </Heading>
        ) : (
          <Flex className="edge-fade" gap="1" maxWidth="full" overflowX="auto" scrollbarWidth="none">
            {data.series.map((one, n) => (
              <Button
                key={one.name}
                size="xs"
                height="8"
                flexShrink="0"
                variant={one === series ? 'subtle' : 'ghost'}
                aria-pressed={one === series}
                onClick={() => choose(n)}
              >
                {one.label}
              </Button>
            ))}
          </Flex>
        )}
        <Flex marginInlineStart="auto" align="center" gap="3" fontSize="xs" color="fg.muted">
          {means && <Hint label={t('means', { figure: label })} text={means} />}
          {compared && !isEmpty && (
            <Flex gap="3" whiteSpace="nowrap" aria-hidden>
              <Key color="brand.solid" text={keyOf(t('now'), values)} />
              {before && <Key color="border.field" text={keyOf(before.label, before.values)} />}
            </Flex>
          )}
        </Flex>
      </Flex>
      {isEmpty ? (
        <Text color="fg.muted" fontSize="sm" margin="auto" paddingBlock="16">
          {t('nothing')}
        </Text>
      ) : (
        <DayPlot
          label={title}
          days={points.map(({ day }) => day)}
          values={values}
          before={before}
          isLine={isLine}
          isTime={unit === 'seconds'}
          wordsOf={(value) => valueText(unit, value)}
        />
      )}
    </Panel>
  )
}

function addedUp(values: (number | null)[]): number[] {
  let total = 0
  return values.map((value) => {
    total += value ?? 0
    return total
  })
}

function Key({ color, text }: { color: string; text: string }) {
  return (
    <Flex as="span" align="center" gap="1.5" _before={{ content: '""', boxSize: '2', borderRadius: 'xs', bg: color }}>
      {text}
    </Flex>
  )
}
