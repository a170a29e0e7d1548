import { orNull, reads, sends } from '@wattle/contract/endpoint';
import { type PlanItemId, type PlanTick, tickPlanItem, weeklyPlan } from '@wattle/contract/weekly-plan';
import { api } from '../api';

const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    weeklyPlan: build.query({
      ...reads(weeklyPlan, undefined, { fallback: null }),
      providesTags: ['WeeklyPlan'],
    }),
    tickPlanItem: build.mutation({
      ...sends(tickPlanItem, ({ item, ...body }: PlanTick & { item: PlanItemId }) => ({ params: { item }, body })),
      // It is ticked, whatever the response says.
      transformResponse: (body: unknown) => orNull(weeklyPlan, body),
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
