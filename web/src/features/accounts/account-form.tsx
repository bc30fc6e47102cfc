import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'

interface AccountFormProps {
  title: string
  hint?: ReactNode
  /** A notice above the fields. */
  notice?: ReactNode
  error?: string
  submitLabel: string
  isSubmitting: boolean
  onSubmit: (event: FormEvent) => void
  /** The fields. */
  children?: ReactNode
  /** What stands below the card. */
  footer?: ReactNode
}

/** The card that signing up, logging in and their kin share: a title, fields, one button. */
export function AccountForm(props: AccountFormProps) {
  return (
    <Stack gap="6">
      <title>{`${props.title} · Lotwire`}</title>
      <Stack gap="1.5">
        <Heading as="h1" size="3xl" fontWeight="650">
          {props.title}
        </Heading>
        {props.hint && (
          <Text color="fg.muted" overflowWrap="anywhere">
            {props.hint}
          </Text>
        )}
      </Stack>
      {props.notice}
      <Panel asChild>
        <form noValidate onSubmit={props.onSubmit}>
          <Stack gap="5">
            {props.error && <Notice status="error">{props.error}</Notice>}
            {props.children}
            <Button type="submit" size="lg" loading={props.isSubmitting}>
              {props.submitLabel}
            </Button>
          </Stack>
        </form>
      </Panel>
      {props.footer && (
        <Stack align="center" textAlign="center" fontSize="sm" color="fg.muted" gap="2">
          {props.footer}
        </Stack>
      )}
    </Stack>
  )
}
