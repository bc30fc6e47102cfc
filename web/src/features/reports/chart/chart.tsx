import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Report } from '#contract/reports/reports.ts'
import { useText } from '../../../lib/language/text.ts'
import { Hint } from '../../../ui/hint.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { reportTexts } from '../texts.ts'
import { useValueText } from '../use-value-text.ts'
import { DayBars } from './day-bars.tsx'

/** A report's one chart; where there are several series, one of them is shown. */
export function Chart({ report: { data, compared, definitions } }: { report: Report }) {
  const t = useText(reportTexts)
  const valueText = useValueText()
  const [chosen, choose] = useState(0)
  const series = data.series[chosen] ?? data.series[0]
  if (!series) return null
  const { name, label, unit, points } = series
  const before = compared?.series.find((one) => one.name === name)
  const isEmpty = [...points, ...(before?.points ?? [])].every(({ value }) => !value)
  const title = data.by === 'week' ? t('by_week', { figure: label }) : t('by_day', { figure: label })
  const means = definitions.find((one) => one.name === name)?.text
  return (
    <Panel as="section" display="flex" flexDirection="column" minWidth="0">
      <Flex align="center" gap="1" marginBottom="3" wrap="wrap" minHeight="8">
        {data.series.length === 1 ? (
          <Heading as="h2" size="sm" fontWeight="650">
            {title}
          </Heading>
        ) : (
          data.series.map((one, n) => (
            <Button
              key={one.name}
              size="xs"
              variant={one === series ? 'subtle' : 'ghost'}
              aria-pressed={one === series}
              onClick={() => choose(n)}
            >
              {one.label}
            </Button>
          ))
        )}
        {means && <Hint label={t('means', { figure: label })} text={means} />}
        {compared && !isEmpty && (
          <Flex marginInlineStart="auto" gap="3" fontSize="xs" color="fg.muted" aria-hidden>
            <Key color="brand.solid" text={t('now')} />
            <Key color="border.field" text={t('period_before')} />
          </Flex>
        )}
      </Flex>
      {isEmpty ? (
        <Text color="fg.muted" fontSize="sm" margin="auto" paddingBlock="16">
          {t('nothing')}
        </Text>
      ) : (
        <DayBars
          label={title}
          days={points}
          before={before && { label: t('period_before'), values: before.points.map(({ value }) => value) }}
          isTime={unit === 'seconds'}
          wordsOf={(value) => valueText(unit, value)}
        />
      )}
    </Panel>
  )
}

function Key({ color, text }: { color: string; text: string }) {
  return (
    <Flex as="span" align="center" gap="1.5" _before={{ content: '""', boxSize: '2', borderRadius: 'xs', bg: color }}>
      {text}
    </Flex>
  )
}
