import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import {
  animationStyles,
  breakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  semanticTokens,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme'
import { keyframes } from './keyframes.ts'
import { recipes, slotRecipes } from './recipes.ts'

const value = (value: string) => ({ value })
const modes = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })
const DARKER = 'color-mix(in srgb, var(--chakra-colors-color-palette-solid) 88%, black)'
/** On a phone, tall enough for a thumb, and a field's text large enough that iOS does not zoom in. */
const THUMB = { base: '11', md: '10' }
const FIELD_TEXT = { textStyle: { base: 'md', md: 'sm' } }
const QUIET_HOVER = { _hover: { bg: 'bg.muted' }, _expanded: { bg: 'bg.muted' } }
/** As in `card-table.css`. */
const TABLE_HEAD = { fontSize: '13px', fontWeight: '600', color: 'fg.muted' }
/** A closer's middle is at its title's. */
const BESIDE_TITLE = { top: { base: '4', md: '18px' } }
const FIELD = { bg: 'bg', borderColor: 'border.field' }
const FALLBACK = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/** A palette's tokens for Chakra's recipes: petrol is the brand, copper the accent, and grays have a petrol tint. */
const palette = (name: string) => ({
  contrast: modes('white', 'white'),
  fg: modes(`{colors.${name}.700}`, `{colors.${name}.200}`),
  subtle: modes(`{colors.${name}.50}`, `{colors.${name}.950}`),
  muted: modes(`{colors.${name}.100}`, `{colors.${name}.900}`),
  emphasized: modes(`{colors.${name}.200}`, `{colors.${name}.800}`),
  solid: modes(`{colors.${name}.600}`, `{colors.${name}.500}`),
  focusRing: modes(`{colors.${name}.500}`, `{colors.${name}.300}`),
  border: modes(`{colors.${name}.300}`, `{colors.${name}.700}`),
})

const config = defineConfig({
  theme: {
    tokens: {
      fonts: { heading: value(`Figtree, ${FALLBACK}`), body: value(`Figtree, ${FALLBACK}`) },
      colors: {
        gray: {
          50: value('#f6f8f8'),
          100: value('#ecf0f1'),
          200: value('#dce3e4'),
          300: value('#c2ccce'),
          400: value('#93a1a5'),
          500: value('#66777c'),
          600: value('#4d5c62'),
          700: value('#3b484d'),
          800: value('#263236'),
          900: value('#182225'),
          950: value('#0e1618'),
        },
        brand: {
          50: value('#eaf4f5'),
          100: value('#cfe5e8'),
          200: value('#a3cdd3'),
          300: value('#6fafb8'),
          400: value('#3f8f9a'),
          500: value('#20747f'),
          600: value('#135e68'),
          700: value('#0e4b54'),
          800: value('#0c3c43'),
          900: value('#0d363d'),
          950: value('#0b2b31'),
        },
        copper: {
          50: value('#fdf3ec'),
          100: value('#fadfcf'),
          200: value('#f4be9e'),
          300: value('#eb9768'),
          400: value('#dd7440'),
          500: value('#c45a26'),
          600: value('#a5471b'),
          700: value('#843818'),
          800: value('#682e17'),
          900: value('#4f2513'),
          950: value('#2c1308'),
        },
      },
    },
    semanticTokens: {
      colors: {
        brand: palette('brand'),
        // A badge in it is seen on a panel in the dark.
        gray: { subtle: modes('{colors.gray.100}', '{colors.gray.800}') },
        // White numbers stand on it, also small ones.
        copper: { ...palette('copper'), solid: modes('{colors.copper.600}', '#b95222') },
        bg: {
          DEFAULT: modes('white', '#0e1618'),
          /** The page behind panels. */
          canvas: modes('{colors.gray.50}', '#0e1618'),
          subtle: modes('{colors.gray.50}', '#121c1f'),
          muted: modes('{colors.gray.100}', '#1a2629'),
          emphasized: modes('{colors.gray.200}', '#243236'),
          panel: modes('white', '#141e21'),
        },
        fg: {
          DEFAULT: modes('{colors.gray.900}', '#eef3f4'),
          muted: modes('{colors.gray.600}', '#a3b1b5'),
          subtle: modes('{colors.gray.500}', '#87989d'),
          // Chakra's defaults have too little contrast on a light page.
          error: modes('{colors.red.700}', '{colors.red.400}'),
          warning: modes('{colors.orange.700}', '{colors.orange.300}'),
        },
        border: {
          DEFAULT: modes('{colors.gray.200}', '#2a393e'),
          muted: modes('{colors.gray.100}', '#1c282c'),
          emphasized: modes('{colors.gray.300}', '#34454a'),
          /** Around what can be filled in: in the dark, its fill alone does not set it apart. */
          field: modes('{colors.gray.300}', '#4b5e65'),
        },
      },
      radii: {
        l1: value('{radii.md}'),
        l2: value('{radii.lg}'),
        l3: value('{radii.xl}'),
      },
      shadows: {
        panel: modes('0 1px 2px rgb(14 30 34 / 5%), 0 1px 1px rgb(14 30 34 / 3%)', '0 0 0 0 transparent'),
      },
    },
    recipes: {
      button: {
        variants: {
          size: { md: { h: THUMB, minW: THUMB } },
          variant: {
            // Chakra's lighter red under the pointer has too little contrast with its white words.
            solid: { _hover: { bg: DARKER }, _expanded: { bg: DARKER } },
            // Neutral, whatever the palette: the main act alone is in color.
            outline: { bg: 'bg.panel', color: 'fg', '--outline-color': 'colors.border.emphasized', ...QUIET_HOVER },
          },
        },
      },
      // In the dark, Chakra's fill hardly differs from a panel.
      badge: { variants: { variant: { subtle: { _dark: { bg: 'colorPalette.muted' } } } } },
      input: {
        base: { textOverflow: 'ellipsis' },
        variants: {
          size: { md: { ...FIELD_TEXT, '--input-height': { base: 'sizes.11', md: 'sizes.10' } } },
          variant: { outline: FIELD },
        },
      },
      textarea: { variants: { size: { md: FIELD_TEXT }, variant: { outline: FIELD } } },
    },
    slotRecipes: {
      table: {
        slots: slotRecipes.table.slots ?? [],
        variants: {
          variant: { line: { row: { bg: 'transparent' }, columnHeader: TABLE_HEAD } },
        },
      },
      dialog: { slots: slotRecipes.dialog.slots ?? [], base: { closeTrigger: BESIDE_TITLE } },
      drawer: { slots: slotRecipes.drawer.slots ?? [], base: { closeTrigger: BESIDE_TITLE } },
      nativeSelect: {
        slots: slotRecipes.nativeSelect.slots ?? [],
        base: { field: { textOverflow: 'ellipsis' } },
        variants: {
          size: { md: { root: { '--select-field-height': { base: 'sizes.11', md: 'sizes.10' } }, field: FIELD_TEXT } },
          variant: { outline: { field: FIELD } },
        },
      },
    },
  },
  globalCss: {
    html: {
      colorPalette: 'brand',
      accentColor: 'brand.solid',
      bg: 'bg.canvas',
      _motionSafe: { scrollBehavior: 'smooth' },
    },
    body: { bg: 'bg.canvas', minHeight: '100dvh' },
    '*': { fontFeatureSettings: 'normal' },
    // What fades at an edge moves by the hand that scrolls.
    '*:not(.edge-fade)': {
      // None instead of a short one: a fading dialog is transparent for a frame when the page behind it is already
      // hidden.
      _motionReduce: { animation: 'none !important', transition: 'none !important' },
    },
    'h1, h2, h3': { textWrap: 'balance' },
    h1: { letterSpacing: '-0.015em' },
    'input[type=checkbox], input[type=radio]': { boxSize: '4.5', flexShrink: '0', verticalAlign: 'middle' },
    // The browser's own empty box is a gray slab in the dark.
    'input[type=checkbox]:not(:checked, :indeterminate), input[type=radio]:not(:checked)': {
      appearance: 'none',
      bg: 'bg',
      borderWidth: '1px',
      borderColor: 'border.field',
      // As the browser's own checked ones.
      borderRadius: '3px',
      _disabled: { opacity: '0.5' },
    },
    'input[type=radio]:not(:checked)': { borderRadius: 'full' },
    ':focus-visible': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
    'main:focus': { outline: 'none' },
    // What a thumb finds is never smaller than it, however small it is drawn.
    '.chakra-button::after': {
      '@media (pointer: coarse)': {
        content: '""',
        position: 'absolute',
        inset: '50% auto auto 50%',
        boxSize: 'full',
        minWidth: '11',
        minHeight: '11',
        transform: 'translate(-50%, -50%)',
      },
    },
  },
})

/** Chakra's default theme without the recipes that we don't use. */
const chakra = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    // Of Chakra's, the one that our recipes name.
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    animationStyles,
    recipes,
    slotRecipes,
  },
})

export const system = createSystem(defaultBaseConfig, chakra, config)
