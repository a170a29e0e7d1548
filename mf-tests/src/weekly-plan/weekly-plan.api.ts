import { orNull, requestTo } from '@wattle/contract/endpoint';
import {
  type PlanItemId,
  type PlanTick,
  tickPlanItem,
  type WeeklyPlan,
  weeklyPlan,
} from '@wattle/contract/weekly-plan';
import { api } from '../api';

const transformResponse = (body: unknown) => orNull(weeklyPlan, body);

const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    weeklyPlan: build.query<WeeklyPlan | null, void>({
      query: () => requestTo(weeklyPlan),
      transformResponse,
      providesTags: ['WeeklyPlan'],
    }),
    tickPlanItem: build.mutation({
      query: ({ item, ...body }: PlanTick & { item: PlanItemId }) =>
        requestTo(tickPlanItem, { params: { item }, body }),
      transformResponse,
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
