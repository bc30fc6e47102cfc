import type { SystemStyleObject } from '@chakra-ui/react'
import type { CSSObject } from '@emotion/react'
import { system } from '../../ui/system.ts'

/** Chakra's CSS output; its own types allow for lists in it. */
const css = (style: SystemStyleObject) => system.css(style) as CSSObject
const recipe = (name: string, variants: object) => system.cva(system.getRecipe(name))(variants) as CSSObject
const parts = (name: string, variants: object) =>
  system.sva(system.getSlotRecipe(name))(variants) as unknown as Record<string, CSSObject>

const field = parts('field', {})
const notice = { success: parts('alert', { status: 'success' }), error: parts('alert', { status: 'error' }) }
const stack = (gap: string) => css({ display: 'flex', flexDirection: 'column', gap })

/**
 * The styles of the forms, one per class: the workspace's Chakra recipes, written out when the site is built. The
 * browser then needs only class names, and loads neither Chakra nor its engine, twice the size of the forms' code.
 */
export const accountLook: CSSObject = {
  '.account': stack('6'),
  '.account-head': stack('1.5'),
  '.account-title': { ...recipe('heading', { size: '3xl' }), fontWeight: 650 },
  '.account-hint': css({ color: 'fg.muted', overflowWrap: 'anywhere' }),
  '.account-panel': css({
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'panel',
    padding: { base: '5', md: '6' },
  }),
  '.account-providers': stack('3'),
  '.account-or': css({ textAlign: 'center', textStyle: 'sm', color: 'fg.muted' }),
  '.account-provider': { ...recipe('button', { size: 'lg', variant: 'outline' }), ...css({ bg: 'bg.panel' }) },
  '.account-foot': css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '2',
    textStyle: 'sm',
    color: 'fg.muted',
  }),
  '.account-pair': css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }),
  '.account-aside': css({ marginTop: '2.5', textStyle: 'sm' }),

  '.account-button': recipe('button', { size: 'lg' }),
  '.account-button[aria-busy=true] > span:first-of-type': { opacity: 0 },
  '.account-spinner': { ...recipe('spinner', { size: 'inherit' }), position: 'absolute' },
  '.account-link': { ...recipe('link', {}), ...css({ fontWeight: '600', color: 'brand.fg' }) },
  '.account-resend': { ...recipe('button', { variant: 'plain', size: 'sm' }), padding: 0, height: 'auto' },

  '.account-field': field.root ?? {},
  '.account-label': field.label ?? {},
  '.account-error': field.errorText ?? {},
  '.account-help': field.helperText ?? {},
  '.account-input': recipe('input', {}),
  '.account-code': css({ textStyle: 'lg', letterSpacing: '0.2em' }),
  '.account-secret': css({ position: 'relative', width: 'full' }),
  '.account-secret > input': css({ paddingInlineEnd: '10' }),
  '.account-show': {
    ...recipe('button', { variant: 'ghost', size: 'xs' }),
    ...css({ position: 'absolute', insetEnd: '1', insetBlock: '0', marginBlock: 'auto', paddingInline: '0' }),
  },

  ...Object.fromEntries(
    Object.entries(notice).flatMap(([status, { root = {}, title = {} }]) => [
      [`.account-notice-${status}`, root],
      [`.account-notice-${status} > svg`, css({ boxSize: '5', flexShrink: '0' })],
      [`.account-notice-${status} strong`, title],
    ]),
  ),
}
