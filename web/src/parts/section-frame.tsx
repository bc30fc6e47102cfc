import { Box, Flex, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../lib/language/text.ts'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import type { Banner } from '../ui/use-banner.ts'
import { LoadFailed } from './load-failed.tsx'

interface SectionFrameProps {
  title: string
  hint?: string
  /** A recent result, shown for five seconds. */
  banner?: Banner
  /** Buttons at the end of the title's line. */
  acts?: ReactNode
  children: ReactNode
}

/** A section of the settings: its title, its purpose, and a recent result. */
export function SectionFrame({ title, hint, banner, acts, children }: SectionFrameProps) {
  return (
    <Stack as="section" gap="5">
      {banner && (
        <Box position="sticky" top="4" zIndex="docked" boxShadow="md" borderRadius="l3">
          <Notice status={banner.status} title={banner.text} />
        </Box>
      )}
      <Stack gap="3">
        <Flex wrap="wrap" justify="space-between" align="center" gap="2">
          <Heading as="h2" size="xl" fontWeight="650">
            {title}
          </Heading>
          {acts}
        </Flex>
        {hint && (
          <Text color="fg.muted" fontSize={{ base: 'sm', md: 'md' }}>
            {hint}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  )
}

const LINES = ['full', '80%', '92%', '64%'] as const

/** A placeholder until a section is loaded. */
export function SectionSkeleton() {
  const common = useText()
  return (
    <>
      <VisuallyHidden role="status">{common('loading')}</VisuallyHidden>
      <Stack gap="5" aria-hidden>
        <Skeleton height="6" width="14rem" maxWidth="full" />
        <Panel minHeight="500px">
          <Stack gap="6">
            {LINES.map((width) => (
              <Stack key={width} gap="2.5">
                <Skeleton height="3" width="8rem" />
                <Skeleton height="10" width={width} borderRadius="lg" />
              </Stack>
            ))}
          </Stack>
        </Panel>
      </Stack>
    </>
  )
}

/** Replaces a section that could not be loaded. */
export function SectionError({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <Panel>
      <LoadFailed title={title} error={error} onRetry={onRetry} />
    </Panel>
  )
}

/** A titled part of a section. */
export function SectionPart({ title, hint, children }: { title: string; hint?: ReactNode; children?: ReactNode }) {
  return (
    <Panel fontSize="sm">
      <Stack gap="4">
        <Heading as="h3" size="md">
          {title}
        </Heading>
        {hint && (
          <Text fontSize="sm" color="fg.muted">
            {hint}
          </Text>
        )}
        {children}
      </Stack>
    </Panel>
  )
}
