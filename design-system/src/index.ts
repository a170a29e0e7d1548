export { Button, type ButtonProps } from './action/button';
export { ButtonLink, type ButtonLinkProps } from './action/button-link';
export { IconButton } from './action/icon-button';
export { BlossomMark } from './brand/blossom-mark';
export { Sprig } from './brand/sprig';
export { SubjectMark } from './brand/subject-mark';
export { WattleMark } from './brand/wattle-mark';
export { Bar } from './data/bar';
export { Chip, type ChipTone } from './data/chip';
export { ColumnChart } from './data/column-chart';
export { DataTable, stackedRows, type TableColumn } from './data/data-table';
export { Disclosure } from './data/disclosure';
export { IconTile } from './data/icon-tile';
export { MeterBar } from './data/meter-bar';
export { NumberTile } from './data/number-tile';
export { Table } from './data/table';
export { OptionRow } from './exam/option-row';
export { PaletteTile } from './exam/palette-tile';
export { Passage } from './exam/passage';
export { QuestionText, twoLines } from './exam/question-text';
export { tileShape } from './exam/tile-shape';
export { Alert, type AlertProps, type NoticeTone } from './feedback/alert';
export { EmptyState } from './feedback/empty-state';
export { ErrorPanel } from './feedback/error-panel';
export { Note } from './feedback/note';
export { ProgressBar } from './feedback/progress-bar';
export { Spinner } from './feedback/spinner';
export { ConfirmDialog } from './floating/confirm-dialog';
export { Dialog } from './floating/dialog';
export { DisplayMenu } from './floating/display-menu';
export { Overlay } from './floating/overlay';
export { Checkbox } from './form/checkbox';
export { Field } from './form/field';
export { PasswordInput } from './form/password-input';
export { RadioTile } from './form/radio-tile';
export { SegmentedControl } from './form/segmented-control';
export { Select } from './form/select';
export { TextInput, type TextInputProps } from './form/text-input';
export { Textarea } from './form/textarea';
export { Banner } from './layout/banner';
export { Card, type CardTone } from './layout/card';
export { CardPage } from './layout/card-page';
export { Cluster } from './layout/cluster';
export { Columns } from './layout/columns';
export { DetailsSummary, disclosureSign } from './layout/details-summary';
export { focusTarget } from './layout/focus-target';
export { Glow } from './layout/glow';
export { Grid } from './layout/grid';
export { Heading } from './layout/heading';
export { LinkLine } from './layout/link-line';
export { ListRow } from './layout/list-row';
export { MutedText } from './layout/muted-text';
export { Page } from './layout/page';
export { Panel } from './layout/panel';
export { ParentLink } from './layout/parent-link';
export { ScreenOnly } from './layout/screen-only';
export { SkipLink } from './layout/skip-link';
export { Stack } from './layout/stack';
export { tabListStyle, tabStyle } from './layout/tab-style';
export { useFocusOnMount } from './layout/use-focus-on-mount';
export { useOnResize } from './layout/use-on-resize';
export { VisuallyHidden, visuallyHidden } from './layout/visually-hidden';
export { saveFile, saveJson } from './save-file';
export { AnnotatedText, type TextNote } from './text/annotated-text';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatFullDateTime,
  formatMoment,
  formatShortDay,
  formatTime,
  formatWhen,
} from './text/format-date';
export { formatNumber } from './text/format-number';
export { NamedText } from './text/named-text';
export { countChangedWords, WordDiff } from './text/word-diff';
export { type ColorName, type Theme, themes } from './themes';
export { useDebounced } from './timing/use-debounced';
export { useInterval } from './timing/use-interval';
export { useRetry } from './timing/use-retry';
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
