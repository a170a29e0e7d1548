export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './action/button';
export { plainButton } from './action/button-style';
export { IconButton } from './action/icon-button';
export { Sprig } from './brand/sprig';
export { SubjectMark } from './brand/subject-mark';
export { BlossomMark, WattleMark } from './brand/wattle-mark';
export { useDebounced, useFocusOnMount, useInterval, useOnResize, useRetry } from './browser/hooks';
export { Bar } from './data/bar';
export { Chip, type ChipTone } from './data/chip';
export { ColumnChart } from './data/column-chart';
export { DataTable, stackedRows, type TableColumn } from './data/data-table';
export { DetailsSummary, Disclosure, disclosureSign } from './data/disclosure';
export { MeterBar, ProgressBar } from './data/progress-bar';
export { Table } from './data/table';
export { IconTile, NumberTile } from './data/tiles';
export { OptionRow } from './exam/option-row';
export { tileShape } from './exam/option-tile';
export { PaletteTile } from './exam/palette-tile';
export { Passage, QuestionText, twoLines } from './exam/passage';
export { Alert, type AlertProps, type NoticeTone } from './feedback/alert';
export { EmptyState, ErrorPanel } from './feedback/error-panel';
export { Note } from './feedback/note';
export { Spinner } from './feedback/spinner';
export { ConfirmDialog } from './floating/confirm-dialog';
export { Dialog } from './floating/dialog';
export { DisplayMenu } from './floating/display-menu';
export { Overlay } from './floating/overlay';
export { Checkbox } from './form/checkbox';
export { Field } from './form/field';
export { PasswordInput, Select, Textarea, TextInput, type TextInputProps } from './form/inputs';
export { choiceTile, filledChoice, RadioTile } from './form/radio-tile';
export { SegmentedControl } from './form/segmented-control';
export { Banner } from './layout/banner';
export { Card, type CardTone, ListRow, Panel } from './layout/card';
export { CardPage, Glow, Page } from './layout/page';
export { Cluster, Columns, Grid, ScreenOnly, Stack, VisuallyHidden, visuallyHidden } from './layout/primitives';
export { focusTarget, SkipLink } from './layout/skip-link';
export { tabListStyle, tabStyle } from './layout/tab-style';
export { Heading, LinkLine, MutedText, ParentLink } from './layout/text';
export { saveFile, saveJson } from './save-file';
export { AnnotatedText, type TextNote } from './text/annotated-text';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatFullDateTime,
  formatMoment,
  formatNumber,
  formatShortDay,
  formatTime,
  formatWhen,
} from './text/format';
export { NamedText } from './text/named-text';
export { countChangedWords, WordDiff } from './text/word-diff';
export { type ColorName, type Theme, themes } from './themes';
export {
  color,
  focusRing,
  font,
  fontSize,
  height,
  layer,
  media,
  motion,
  radius,
  type Space,
  shadow,
  space,
  tabularNums,
  width,
} from './tokens';
