import { type PlanItemId, type PlanTick, type WeeklyPlan, weeklyPlanSchema } from '@wattle/contract';
import { api } from '../api';
import { planPlace, WEEKLY_PLAN_CALL } from '../first-calls';

const toWeeklyPlan = (body: unknown): WeeklyPlan | null => weeklyPlanSchema.safeParse(body).data ?? null;

const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    weeklyPlan: build.query<WeeklyPlan | null, void>({
      query: () => ({ url: WEEKLY_PLAN_CALL, params: planPlace() }),
      transformResponse: toWeeklyPlan,
      providesTags: ['WeeklyPlan'],
    }),
    tickPlanItem: build.mutation<WeeklyPlan | null, PlanTick & { item: PlanItemId }>({
      query: ({ item, ...body }) => ({ url: `${WEEKLY_PLAN_CALL}/${item}`, method: 'PUT', params: planPlace(), body }),
      transformResponse: toWeeklyPlan,
      // What was refused may belong to a plan that is no more.
      invalidatesTags: (_plan, error) => (error ? ['WeeklyPlan'] : []),
      async onQueryStarted({ item: id, isTicked }, { dispatch, queryFulfilled }) {
        // The tick is seen at once, and goes again where it was not stored.
        const shown = dispatch(
          planApi.util.updateQueryData('weeklyPlan', undefined, (plan) => {
            const item = plan?.items.find((each) => each.id === id);
            if (item) item.doneBy = isTicked ? 'tick' : undefined;
          }),
        );
        try {
          const { data: plan } = await queryFulfilled;
          if (plan) dispatch(planApi.util.updateQueryData('weeklyPlan', undefined, () => plan));
        } catch {
          shown.undo();
        }
      },
    }),
  }),
});

export const { useWeeklyPlanQuery, useTickPlanItemMutation } = planApi;
