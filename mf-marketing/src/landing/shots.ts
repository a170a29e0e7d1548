// Written by `pnpm e2e shots`.
import dashboardDarkAvif from '../../assets/dashboard-dark.avif';
import dashboardDarkWebp from '../../assets/dashboard-dark.webp';
import dashboardLightAvif from '../../assets/dashboard-light.avif';
import dashboardLightWebp from '../../assets/dashboard-light.webp';
import examDarkAvif from '../../assets/exam-dark.avif';
import examDarkWebp from '../../assets/exam-dark.webp';
import examLightAvif from '../../assets/exam-light.avif';
import examLightWebp from '../../assets/exam-light.webp';
import resultDarkAvif from '../../assets/result-dark.avif';
import resultDarkWebp from '../../assets/result-dark.webp';
import resultLightAvif from '../../assets/result-light.avif';
import resultLightWebp from '../../assets/result-light.webp';
import type { ShotProps } from './shot';

export const EXAM_SHOT: ShotProps = {
  light: { avif: examLightAvif, webp: examLightWebp },
  dark: { avif: examDarkAvif, webp: examDarkWebp },
  alt: 'A reading test: the passage on the left, a question with its options on the right.',
};

export const RESULT_SHOT: ShotProps = {
  light: { avif: resultLightAvif, webp: resultLightWebp },
  dark: { avif: resultDarkAvif, webp: resultDarkWebp },
  alt: 'The result of a test: the score, the topics, and the questions with their explanations.',
};

export const DASHBOARD_SHOT: ShotProps = {
  light: { avif: dashboardLightAvif, webp: dashboardLightWebp },
  dark: { avif: dashboardDarkAvif, webp: dashboardDarkWebp },
  alt: 'A student’s dashboard: tests to begin, and results over the last weeks.',
};
